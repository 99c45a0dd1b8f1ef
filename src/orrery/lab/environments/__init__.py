"""Tables as environments of several libraries: what they share, and one or two modules for each library."""
