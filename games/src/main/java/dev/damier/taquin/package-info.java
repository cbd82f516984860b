/**
 * The sliding puzzle (taquin): tiles that slide into one or several empty cells, on boards from 2×2 to 100×100.
 *
 * <p>An empty cell is called a <i>blank</i> in comments, as in the literature, and a <i>hole</i> in the code and the
 * notation.
 *
 * <p><b>Notation.</b> Rows are separated by {@code /}, cells by {@code ,}, and a blank is 0: {@code 1,2,4/3,5,0/7,6,8}.
 * Spaces and line ends are separators too, and {@code -1 * . _} also stand for a blank. By default, the goal has the
 * tiles in reading order and the blanks last. {@code _goal=} followed by {@code holes-first}, {@code spiral} or a whole
 * board selects another goal. A square board without separators is read too ({@code JoinedTiles}). The suffix {@code +slides} selects the multi-tile metric, in which sliding a whole
 * segment of a row or column counts as one move.
 *
 * <p><b>Moves.</b> A move is a tile and its direction: {@code 7U}, {@code 7R}, {@code 7D} or {@code 7L}. In the
 * multi-tile metric, the tile pushes all tiles between it and the next blank. The code of a move is
 * {@code tile * 4 + direction}. Directions are up 0, right 1, down 2, left 3.
 *
 * <p><b>States.</b> A search state is a board packed into words, lowest cell first (see {@code Packing}):
 *
 * <table><caption>Packed boards</caption>
 * <tr><th>Cells</th><th>Bits per cell</th><th>Words</th></tr>
 * <tr><td>up to 16</td><td>4</td><td>1</td></tr>
 * <tr><td>5×5</td><td>5</td><td>2</td></tr>
 * <tr><td>others</td><td>as many as the largest tile needs, at least 4</td><td>as needed; a cell may lie across two
 * words</td></tr>
 * </table>
 *
 * <p><b>Solvability.</b> With one blank, half of all arrangements cannot reach the goal.
 * {@link dev.damier.taquin.TileBoard#isSolvable} decides this by parity, before any search. An unsolvable board can
 * still be read, shown and played.
 */
package dev.damier.taquin;
