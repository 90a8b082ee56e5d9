"""What maintainers run. None of it is part of the package."""
