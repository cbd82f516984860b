/**
 * Playing at the terminal: {@link dev.damier.cli.board.InteractiveBoard} shows a {@link dev.damier.cli.board.TerminalGame}
 * on the whole screen, or line by line where there is none. Gestures come from the moves, so it serves every game.
 */
package dev.damier.cli.board;
