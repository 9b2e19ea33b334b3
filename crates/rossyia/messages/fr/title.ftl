# Ce que la page montre et répond.
