"""Experiments: many games at once, bots against bots."""
