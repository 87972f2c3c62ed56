"""What positions are worth, one module per title. Compiled together with the rules."""
