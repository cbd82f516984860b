/**
 * The taquin: tiles that slide into one or several holes, on any board from 2×2 to 100×100.
 *
 * <p><b>Notation.</b> Rows joined by {@code /}, cells by {@code ,}, a hole is 0: {@code 1,2,4/3,5,0/7,6,8}. Spaces and
 * line ends separate too, and {@code -1 * . _} are holes. The goal is the tiles in reading order with the holes last,
 * unless {@code _goal=} names {@code holes-first}, {@code spiral} or a whole board; {@code +slides} counts a segment of a
 * line, slid at once, as one move. A move is a tile and where it goes: {@code 7U 7R 7D 7L}; with {@code +slides} the tile
 * pushes all before it, up to the next hole. Codes are {@code tile * 4 + way}, ways up, right, down, left from 0.
 *
 * <p><b>Words.</b> A state is its cells from the lowest bit on ({@link dev.damier.taquin.Packing}):
 *
 * <pre>
 * cells      bits a cell   words
 * up to 16   4             1
 * 5×5        5             2
 * else       of the largest tile, at least 4; a cell may lie across two words
 * </pre>
 *
 * <p>With one hole, parity halves the arrangements; that is decided before any search ({@link
 * dev.damier.taquin.TileBoard#solvable}), and what cannot be solved is still a board to read, show and slide.
 */
package dev.damier.taquin;
