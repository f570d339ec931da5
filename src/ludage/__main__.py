"""`python -m ludage` is the command `ludage`."""

from ludage.cli import main

if __name__ == "__main__":
    main()
