"""Databases on disk: two formats of records, blocks of them, and checks while they are read."""
