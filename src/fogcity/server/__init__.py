"""The server: tables on the api, at which people and bots sit."""
