# Trains blindés, avions, blindés, cases hors carte.
