# Rivers, seas, holding of places.
