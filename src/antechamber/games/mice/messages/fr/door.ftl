### What is said at the door of the title in the hall.

mice-door = Of Mice & Mazes
    .about = Envoyez vos pattes dans la crypte et ouvrez des salles là où les lignes se croisent.
    .length = course à la gloire
