"""What compiled programs need around them: target, caches, threads, calls and memory."""
