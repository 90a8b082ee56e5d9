"""The server: tables on the web, at which people and bots sit."""
