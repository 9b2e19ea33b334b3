# Politics: level, options, events.
