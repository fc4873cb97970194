"""What running programs share: threads and memory."""
