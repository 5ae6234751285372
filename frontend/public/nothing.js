// Replaces scripts that another company's script tries to load without the visitor's consent.
