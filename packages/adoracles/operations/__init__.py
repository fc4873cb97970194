"""The operations of a library under test: found by name, composed, and differentiated."""
