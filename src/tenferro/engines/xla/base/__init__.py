"""What lowerings are made with: their table, checks, lines, placements."""
