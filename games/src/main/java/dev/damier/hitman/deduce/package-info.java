/**
 * Deduction in phase 1: what follows from the observations about the hidden map.
 *
 * <p>{@link dev.damier.hitman.deduce.Deducer} is the entry point. It stores the observations and answers these
 * questions:
 *
 * <ul>
 *   <li>Which contents can each cell have, and how probable are they? {@link dev.damier.hitman.deduce.ModelCounting}
 *       counts the worlds that are consistent with the observations. It is exact and fast enough for every step on any
 *       map, so agents and game tables use it.
 *   <li>Which observations prove a conclusion? {@link dev.damier.hitman.deduce.SatProofs} uses a SAT solver. It is too
 *       slow for every step on a large map. Both methods must prove the same contents; tests compare them.
 *   <li>What could the map look like? {@link dev.damier.hitman.deduce.WorldSampler} samples worlds from the counts.
 * </ul>
 *
 * <h2>Terms</h2>
 *
 * <ul>
 *   <li>Observation: a content that Hitman saw, a number of people that he heard, or a number of guards that saw him
 *       (from the penalty of an action).
 *   <li>World: one complete map. A world is consistent if it contradicts no observation.
 *   <li>Belief state: all consistent worlds with their probabilities.
 *   <li>Region: unknown cells that are interchangeable. They have the same possible contents and the same constraints.
 *   <li>Component: regions that are connected by constraints.
 * </ul>
 *
 * <h2>Worked example: counting</h2>
 *
 * <p>A corridor has 7 cells, 1 guard and 1 civilian, and no objects. Hitman stands on cell 0 and turns east. He sees a
 * wall on cell 1 and hears 1 person. He hears people on the cells 0 to 2, including a person on his own cell.
 *
 * <pre>
 * cell      0   1   2   3   4   5   6
 * known     ?   #   ?   ?   ?   ?   ?
 * region    A   –   B   C   C   C   C
 * </pre>
 *
 * <ol>
 *   <li>{@link dev.damier.hitman.deduce.Evidence}: cell 0 is enterable, so it contains no guard and no wall. One
 *       constraint remains: exactly 1 person is in the cells 0 and 2.
 *   <li>Regions: A and B differ in their possible contents. C contains the cells without a constraint.
 *   <li>Components: A and B share the constraint. C is a component of its own.
 *   <li>{@link dev.damier.hitman.deduce.ComponentCount}: a person can face 4 headings, so a cell with a guard or with a
 *       civilian has the weight 4. A cell without a person has the weight 1 (empty) plus 0.22 (wall, where possible).
 *       <pre>
 * A          B          weight            guards  civilians
 * civilian   no person  4 × 1.22 = 4.88   0       1
 * no person  civilian   1 × 4    = 4      0       1
 * no person  guard      1 × 4    = 4      1       0
 *       </pre>
 *   <li>Combination: C must contain the other person. The weight of C is 4 cells × 4 headings × 1.22³ for a guard, and
 *       the same for a civilian. So C does not change the ratios. The total is 4.88 + 4 + 4 = 12.88.
 *   <li>Probabilities: a civilian on cell 0 has 4.88 / 12.88 = 38%. A guard on cell 2 has 4 / 12.88 = 31%, and so has a
 *       civilian. The guard is in C with (4.88 + 4) / 12.88 = 69%, that is, with 17% on each of its cells.
 * </ol>
 *
 * <h2>Worked example: a proof</h2>
 *
 * <p>A corridor has 3 cells and 1 guard. Hitman stands on cell 0 and sees that cell 1 is empty. An action costs 6,
 * which is 1 for the action and 5 for one guard who sees him. A guard sees two cells far, so the guard is on cell 2 and
 * faces west. The proof consists of two observations: the empty cell and the penalty. The SAT solver finds them as a
 * minimal unsatisfiable core.
 */
package dev.damier.hitman.deduce;
