"""Jobs beside the calls of programs, and the work that signals do not interrupt."""
