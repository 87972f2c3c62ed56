"""The titles. Each is a folder; none knows another."""
