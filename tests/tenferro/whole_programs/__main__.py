"""python -m whole_programs"""

from whole_programs.command import main

main()
