"""What all engines share: the protocol of compiled programs, steps, limits and memory."""
