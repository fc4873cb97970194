"""``python -m tenferro`` is ``tenferro``."""

from tenferro.cli import main

if __name__ == "__main__":
    main(prog_name="tenferro")
