/**
 * Interactive play at the terminal. {@link dev.damier.cli.board.InteractiveBoard} shows a {@link
 * dev.damier.cli.board.TerminalGame} on the full screen, or line by line without a terminal. Key gestures are derived
 * from the legal moves, so every game works.
 */
package dev.damier.cli.board;
