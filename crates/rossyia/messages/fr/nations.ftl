# Nations, guerres et traités.
