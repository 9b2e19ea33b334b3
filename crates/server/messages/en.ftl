# What the server refuses.

server-no-such-game = There is no game “{ $game }” here.
server-no-such-table = There is no table “{ $table }” here any more. Go back to the start page: it lists those that are kept.
server-host-only = Only whoever keeps the tables may do this, on the computer that serves them.
server-no-such-link = This link leads nowhere any more. Ask whoever keeps the table for a new one.
server-not-your-seat = This seat is not yours: its position cannot be printed.
server-seat-without-link = { $seat }: this seat has no link. Give it to a friend elsewhere first.
server-not-entered = Positions of this game cannot be entered from a real table.
server-too-large = That is too large to be a game of Stavka. Choose a file that ends in .stavka.
server-too-much-at-once = You have asked for too much at a time. Wait until some of it has come, then try again.
server-busy = Too many others wait for reports and prints. Try again in a minute.
server-rules-failed = Something went wrong in the rules. Nothing has changed; try something else, and save the game to a file.
server-failed = Something went wrong inside. Nothing has changed; try again.
server-not-kept = It could not be written to the disk, and so was not done. { $reason }
server-faulty = That does not work: { $reason }
server-notes-lost = Seats, chat and standing replies of this table could not be read. They are as at the start; the files as they were are kept.
server-without-seed = This copy of the game has no seed for its dice: it can be looked at and replayed, but no die can be rolled in it.
server-recovered = Something of this table could not be read when it was opened. The files as they were are kept.
server-table-damaged = This table cannot be opened. Whoever keeps it is told why on the start page.
server-folder-gone = The folder with the tables was moved or deleted, so nothing can be kept, and nothing was done. Whoever serves the tables: put the folder back, stop the server and start it again.
