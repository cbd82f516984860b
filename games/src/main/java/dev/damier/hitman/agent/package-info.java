/**
 * Agents that explore a hidden map (phase 1) or play both phases. They communicate only with the referee.
 *
 * <p>An {@link dev.damier.hitman.agent.ExplorerAgent} adds every answer of the referee to its
 * {@link dev.damier.hitman.deduce.Deducer}. A strategy chooses the next action:
 *
 * <ul>
 *   <li>{@link dev.damier.hitman.agent.NearestUnknown} goes to the cheapest pose that shows an unknown cell.
 *   <li>{@link dev.damier.hitman.agent.Surveyor} compares looks by rollouts in sampled worlds ({@link
 *       dev.damier.hitman.agent.ExplorationRollouts}).
 *   <li>{@link dev.damier.hitman.agent.ScoreSurveyor} does the same for the highest score ({@link
 *       dev.damier.hitman.agent.ScoreRollouts}).
 * </ul>
 *
 * <p>The {@link dev.damier.hitman.agent.JointAgent} also plays phase 2 and explores during its mission ({@link
 * dev.damier.hitman.agent.MissionRollouts}). The factories register the agents. The engines work on an
 * {@link dev.damier.hitman.agent.ExplorationState}.
 *
 * <h2>Terms</h2>
 *
 * <ul>
 *   <li>Pose: a cell and a heading. In the code a pose is the number 4 × cell + heading.
 *   <li>Belief state: all worlds that are consistent with the observations, with their probabilities.
 *   <li>Sample: a world drawn from the belief state.
 *   <li>Look: the cheapest known path to a pose from which an unknown cell becomes visible.
 *   <li>Promise of a look: the value of the unknown cells in view, minus the penalty of the path.
 *   <li>Rollout: a simulated continuation in a sample.
 *   <li>New information: a newly proved cell, or a guard who saw Hitman.
 * </ul>
 *
 * <h2>Worked example</h2>
 *
 * <p>The world has 4 columns and 2 rows and no people. Hitman (^) stands on cell 0.0 and looks north. He sees that cell
 * 0.1 is empty. The other cells (?) are unknown.
 *
 * <pre>
 * row 1   .  ?  ?  ?
 * row 0   ^  ?  ?  ?
 *
 *         0  1  2  3
 * </pre>
 *
 * <p><b>Looks.</b> There are two looks. Look A turns east on cell 0.0 (1 action). Look B moves to cell 0.1 and turns
 * east (2 actions). The surveyor values an unknown cell at 0.2, plus 1.1 per side that is known or at the edge of the
 * map. The value of each further unknown cell in the same view is multiplied by 0.3 once more. The view of look A is:
 *
 * <pre>
 * cell   known sides or edges      value             factor   product
 * 1.0    west (known), south       0.2 + 2 × 1.1     1        2.4
 * 2.0    south                     0.2 + 1 × 1.1     0.3      0.39
 * 3.0    south, east               0.2 + 2 × 1.1     0.09     0.216
 * </pre>
 *
 * <p>The sum is 3.006, so the promise of look A is 3.006 − 1 = 2.006. Look B sees the same values in row 1. Its promise
 * is 3.006 − 2 = 1.006. The greedy choice is look A.
 *
 * <p><b>Rollouts.</b> The surveyor draws samples and tries both looks in each of them. In a rollout the simulated agent
 * takes the look and then completes the exploration greedily. Suppose that the total penalties in four samples are:
 *
 * <pre>
 * sample         1    2    3    4    mean
 * look A         9    8   12    9    9.5
 * look B         8    8   10    8    8.5
 * A − B          1    0    2    1    1.0
 * </pre>
 *
 * <p><b>Decision.</b> Look B replaces the greedy choice only if the mean difference exceeds its standard error. The
 * error is √((1 − 1)² + (0 − 1)² + (2 − 1)² + (1 − 1)²) / 4 = 0.35. The difference 1.0 is larger, so the agent takes
 * look B. With many looks, {@link dev.damier.hitman.agent.SequentialHalving} drops the worse half of them each time it
 * doubles the number of samples. The agent follows the chosen path until it gets new information, and then decides
 * again.
 */
package dev.damier.hitman.agent;
