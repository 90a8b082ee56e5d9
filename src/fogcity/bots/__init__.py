"""Players that see nothing but views."""
