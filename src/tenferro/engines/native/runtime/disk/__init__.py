"""Files of compiled code: where they are, who may write there, and how they are replaced."""
