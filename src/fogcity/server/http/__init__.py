"""HTTP and WebSocket: the API, the page, and the limits for clients."""
