"""Reports of replays: counts, tables, badges, and several libraries side by side."""
