"""How a program scales over many devices, predicted from what XLA compiled for them."""
