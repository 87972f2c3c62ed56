### What is said at the door of the title in the hall.

mystery-door = Mystery of the Temples
    .about = Récoltez des cristaux le long du cercle, alignez-les, brisez les malédictions.
    .length = ≈ 20 manches
