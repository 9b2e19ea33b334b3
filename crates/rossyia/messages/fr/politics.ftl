# Politique : niveau, options, événements.
