/**
 * The Quoridor engine {@code damier}: a principal variation search with a small neural network as evaluation.
 *
 * <p>{@link dev.damier.quoridor.champion.ChampionEngine} is the only public class. Each technique has its own class:
 *
 * <table><caption>Classes</caption>
 * <tr><td>{@code ChampionSearch}</td><td>iterative deepening, aspiration windows, helper threads, game sessions</td></tr>
 * <tr><td>{@code SearchThread}</td><td>the search of one thread</td></tr>
 * <tr><td>{@code MoveList}, {@code MoveOrdering}</td><td>the moves of a node, and the order in which they are tried</td></tr>
 * <tr><td>{@code DecidedRace}, {@code PawnRaceTable}</td><td>positions whose result is known without search</td></tr>
 * <tr><td>{@code NetEvaluator}</td><td>the evaluation, with {@code Net}, {@code NetFeatures} and {@code WallThreats}</td></tr>
 * <tr><td>{@code HandcraftedEvaluator}</td><td>a simple evaluation for boards that the network does not support</td></tr>
 * <tr><td>{@code OpeningBook}, {@code LearntPositions}</td><td>results of earlier searches, stored in files</td></tr>
 * <tr><td>{@code GameMemory}</td><td>tables that the searches of one game share</td></tr>
 * <tr><td>{@code Strength}, {@code TimeManager}</td><td>the levels, and when to stop a search early</td></tr>
 * <tr><td>{@code LevelEvaluator}, {@code RootMoves}, {@code PlayingStyle}</td><td>how a level below the maximum plays</td></tr>
 * <tr><td>{@code FourPlayerSearch}</td><td>the search for four players, with {@code FourPlayerPolicy}, {@code
 * FourPlayerPaths} and {@code OpponentModel}</td></tr>
 * </table>
 *
 * <p><b>How a move is chosen.</b> The engine searches all its moves to depth 1, then to depth 2, and so on, until its
 * budget is used up. Depth 2 means its own move and the reply. At the end of each line, an {@code Evaluator} estimates
 * the position for the side to move, in hundredths of a step. A value for one side is minus the value for the other
 * side.
 *
 * <p><b>Example.</b> In the starting position, both players need 8 steps and have 10 walls. The handcrafted evaluation
 * is 100 · (opponent's distance - own distance) + 50 + 60 · (own walls - opponent's walls). A search to depth 1
 * evaluates the position after each of the 131 moves, where the opponent is to move. Three of them are:
 *
 * <table><caption>Depth 1 from the start</caption>
 * <tr><th>Move</th><th>Position after it</th><th>Value for the opponent</th><th>for the engine</th></tr>
 * <tr><td>{@code e2}</td><td>engine 7 steps, opponent 8</td><td>100 · (7 - 8) + 50 = -50</td><td>+50</td></tr>
 * <tr><td>{@code d1}</td><td>both 8 steps</td><td>100 · (8 - 8) + 50 = +50</td><td>-50</td></tr>
 * <tr><td>{@code e8h}</td><td>both 9 steps, engine 9 walls</td><td>100 · (9 - 9) + 50 + 60 · (10 - 9) = +110</td><td>-110</td></tr>
 * </table>
 *
 * <p>So {@code e2} is best at depth 1. At depth 2 it is searched first. Every other move then only has to be shown to
 * be no better: as soon as one reply refutes a move, its other replies are skipped (a <i>cutoff</i>). So good move
 * ordering saves most of the work.
 *
 * <p><b>Distances.</b> The search stores a shortest path of each pawn. The pawn on e1 has the path e1, e2, …, e9. Only
 * a wall in one of 16 slots can cut it: {@code d1h} and {@code e1h} block the first step, and so on up to {@code d8h}
 * and {@code e8h}. After any other wall the distance is still 8. So most nodes need no new path.
 *
 * <p>The package uses boards and move codes only. It does not depend on the notation or on drawings. A longer
 * description is in {@code docs/quoridor-engine.md}.
 */
package dev.damier.quoridor.champion;
