"""The HTTP side: routes, cookies, headers, static files."""
