/**
 * The engine {@code optimal}: it finds a shortest solution and proves that no shorter one exists, with every
 * combination of rule options.
 *
 * <p>{@link dev.damier.ricochet.optimal.RicochetOptimalEngine} is the entry point. It solves a {@link
 * dev.damier.ricochet.RicochetMission} and, on request, lists all shortest solutions. {@code docs/ricochet-optimal.md}
 * has the proofs and the measurements.
 *
 * <p><b>Terms.</b>
 *
 * <table>
 *   <caption>Terms of this package</caption>
 *   <tr><th>Term</th><th>Meaning</th></tr>
 *   <tr><td>active robot</td><td>the robot that must stop on the target</td></tr>
 *   <tr><td>helper</td><td>any other robot</td></tr>
 *   <tr><td>place</td><td>index of a robot in a state; the active robot has place 0</td></tr>
 *   <tr><td>kind</td><td>robots that every diagonal treats alike have the same kind and are interchangeable</td></tr>
 *   <tr><td>pair</td><td>{@code cell * 4 + direction}, a cell and the direction in which a robot leaves it</td></tr>
 *   <tr><td>g, h, f</td><td>moves made, lower bound on the moves left, and their sum</td></tr>
 *   <tr><td>slide distance</td><td>minimum number of slides between two cells if the robot may stop anywhere</td></tr>
 *   <tr><td>grid value</td><td>slide distance from a cell to the target; the grid bound is the active robot's
 *       grid value</td></tr>
 *   <tr><td>stopper cell s</td><td>a cell on which a helper stops the active robot</td></tr>
 *   <tr><td>support</td><td>the robot on the cell beyond s that stops the helper on s</td></tr>
 *   <tr><td>straight board</td><td>a board without diagonals</td></tr>
 *   <tr><td>plain mission</td><td>three to five robots, one of them active, on a straight board of 16 columns and at most
 *       16 rows, without house rules</td></tr>
 *   <tr><td>house rules</td><td>the optional rules of a position ({@code RicochetMission.Rules})</td></tr>
 * </table>
 *
 * <p><b>Order of the searches.</b> {@code OptimalSearch} first tries iterative deepening with the grid bound ({@code
 * Deepening}), which solves short missions. Longer missions are solved by A* with the helper bound: plain missions by
 * {@code StraightSearch}, all others by {@code AStarSearch}.
 *
 * <p><b>Example.</b> Both positions have a 5×5 board without inner walls. R is the active robot, G and B are helpers, T
 * is the target. Cells are written {@code column.row}.
 *
 * <pre>
 *       Position A                    Position B
 *
 *      0  1  2  3  4                 0  1  2  3  4
 *   0  .  .  T  .  .              0  .  .  T  .  .
 *   1  .  .  .  .  .              1  .  .  .  .  .
 *   2  .  .  .  G  .              2  .  .  .  .  .
 *   3  .  .  .  .  .              3  .  .  B  .  .
 *   4  R  .  .  .  .              4  R  .  .  .  G
 *
 *   shortest: gN rN rE (3)        shortest: bS bE rE rN (4)
 * </pre>
 *
 * <p><b>Helper lower bound</b> ({@code HelperLowerBound}). The grid bound ignores the moves of helpers: it is 2 in
 * both positions. The helper bound also counts the necessary helper moves. It considers how the active robot will be
 * stopped:
 *
 * <ol>
 *   <li>No helper stops it any more. Then all its stops are against walls, and it needs at least {@code alone} moves.
 *   <li>Otherwise, consider the last time a helper stops it, on a stopper cell s. Three costs add up, because they are
 *       moves of different robots:
 *       <ul>
 *         <li>{@code approach(s)}: the active robot moves next to s, is stopped there, and then finishes against walls.
 *         <li>A helper moves to s. The cost is 0 if it already stands there.
 *         <li>If no wall stops this helper on s, a support must move to the cell beyond s. The support is another helper
 *             or the active robot, which must then come back.
 *       </ul>
 * </ol>
 *
 * The bound is the minimum over both cases, all cells s and all helpers. In position A, red cannot finish against walls
 * only, so {@code alone} is infinite. Two of the other terms are:
 *
 * <pre>
 *   s     approach(s) of red                   cost of green                        sum
 *   3.0   2: north to 0.0, east to 2.0         1: north, the wall stops it on 3.0     3
 *   3.2   3: north to 0.2, east to 2.2, north  0: it stands on 3.2                    3
 * </pre>
 *
 * No term is smaller, so h = 3, which is the exact length. Red cannot really stop on 0.2: the moves before the last stop
 * are counted as slide distances. In position B the term of the solution has s = 3.4. Red needs 2 moves (east to 2.4,
 * north to the target). Blue needs 2 moves to 3.4 (south, east). No wall stops blue on 3.4, but green already stands on
 * 4.4 as its support and needs 0 moves. The sum is 4, no term is smaller, so h = 4.
 *
 * <p><b>Two queue entries per state</b> ({@code StraightSearch}). Every solution ends with moves of the active robot only.
 * Therefore a state that was reached by a helper move is queued twice:
 *
 * <ol>
 *   <li>Solo entry: from here on only the active robot moves. {@code SoloFinish} searches for such an end,
 *       breadth-first over the cells of one robot.
 *   <li>Entry for further helper moves: at least one more helper move follows. In the bound of this entry, every term
 *       without a helper move is increased by 1, because that move is still to come.
 * </ol>
 *
 * In position A, take the state after gN (g = 1, green on 3.0). Its solo entry has f = 1 + approach(3.0) = 1 + 2 = 3. Its
 * second entry has f = 1 + (2 + 1) = 4: the term for s = 3.0 contains no helper move, so it is increased by 1. The search
 * takes the solo entry at f = 3, finds rN rE and stops. It never takes the second entry. (The small
 * board only illustrates the values: {@code StraightSearch} itself needs a plain mission.) After 20,000 expansions a
 * state gets only one entry, because two entries need more memory and bring no gain in long searches.
 *
 * <p><b>Parallel search</b> ({@code ParallelStraightSearch}). With several threads, a plain mission that needs more
 * than 20,000 expansions is continued in rounds. The threads share the table of states. Each thread has its own queue and
 * its own helper bound. In a round all threads together expand up to 8,000 nodes, all with the same f. Between two rounds
 * only one thread runs. It balances the queues, grows the table and checks the limits. A run with a node limit stays on
 * one thread, so that its node count is the same on every machine.
 *
 * <p>For example, let two threads work at f = 14, with 9,000 such nodes in the first queue and none in the second. Half of
 * the difference, 4,500 nodes, moves to the second queue. Then each thread expands up to 4,000 nodes. This repeats until
 * no queue has a node with f = 14. Only then do the threads go on to f = 15. So the length of the solution does not depend
 * on the speed of the threads. Which of several shortest solutions is returned may depend on it.
 */
package dev.damier.ricochet.optimal;
