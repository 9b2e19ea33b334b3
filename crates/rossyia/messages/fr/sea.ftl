# Fleuves, mers, contrôle des lieux.
