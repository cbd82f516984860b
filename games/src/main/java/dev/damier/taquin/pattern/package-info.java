/**
 * The engine {@code optimal}: finds shortest solutions of sliding puzzles and proves them, by IDA* with additive
 * pattern databases (Korf and Felner 2002).
 *
 * <p>The entry point is {@link dev.damier.taquin.pattern.TaquinOptimalEngine}. A search uses these classes:
 *
 * <table><caption>Classes</caption>
 * <tr><td>{@code OptimalSolver}</td><td>runs IDA* with increasing bounds and chooses the tables</td></tr>
 * <tr><td>{@code NormalizedBoard}</td><td>rotates or reflects a board, so that symmetric boards share tables</td></tr>
 * <tr><td>{@code PatternPlan}</td><td>divides the tiles into patterns</td></tr>
 * <tr><td>{@code PatternTables}</td><td>returns tables from memory, from {@code PatternCache} (files) or from
 * {@code PatternBuilder}</td></tr>
 * <tr><td>{@code IdaIteration}</td><td>searches within one bound, in one or several threads</td></tr>
 * <tr><td>{@code OneHoleSearch}, {@code ManyHolesSearch}</td><td>the depth-first search of one thread</td></tr>
 * <tr><td>{@code PatternState}</td><td>updates the table values move by move</td></tr>
 * </table>
 *
 * <p><b>Terms.</b> A <i>pattern</i> is a set of tiles. A <i>placement</i> gives the cell of each tile of a
 * pattern. All other tiles are ignored. A <i>table</i> (pattern database) contains, for every placement, the number of moves <i>of
 * these tiles</i> that are needed to bring them to their goal cells. A <i>partition</i> consists of patterns without
 * common tiles that together contain all tiles. Each move moves one tile, which belongs to one pattern. So the tables
 * of a partition can be added, and the sum never exceeds the true distance (it is <i>admissible</i>). With several
 * partitions, the maximum of their sums is used.
 *
 * <p><b>Example.</b> On this board the tiles 1 and 2 are swapped, and so are 7 and 8:
 *
 * <pre>
 * 2 1 3
 * 4 5 6
 * 8 7 .
 * </pre>
 *
 * <table><caption>A partition of the board</caption>
 * <tr><th>Pattern</th><th>Manhattan distance</th><th>Moves needed</th><th>Excess</th><th>Stored</th></tr>
 * <tr><td>1, 2, 3</td><td>2</td><td>6</td><td>4</td><td>2</td></tr>
 * <tr><td>4, 5, 6</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>
 * <tr><td>7, 8</td><td>2</td><td>4</td><td>2</td><td>1</td></tr>
 * </table>
 *
 * <p>The tiles 7 and 8 need 4 moves instead of 2, because one of them must leave the row to let the other pass. The
 * tables store only the <i>excess</i> over the Manhattan distance, divided by two. It is always even, because every
 * detour has an even number of moves. The estimate is 2 + 0 + 2 + 2 · (2 + 0 + 1) = 10 moves.
 *
 * <p>IDA* first searches for a solution of at most 10 moves. It abandons a sequence of moves as soon as the moves made
 * plus the estimate exceed this bound. There is no solution within 10 moves, so it continues with 12, 14, and so on.
 * The first solution has 22 moves. It is optimal, because all smaller bounds have failed.
 *
 * <p>A longer description, with measurements, is in {@code docs/taquin-optimal.md}.
 */
package dev.damier.taquin.pattern;
