# Nations, wars and treaties.
