"""What `antechamber new` copies: a small title that works, as the sources of a package of its own."""
