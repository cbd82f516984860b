/**
 * The game Ricochet Robots (Rasende Roboter). Robots slide until something stops them. One of them, or any robot for the
 * vortex, must stop on the target. The aim is the minimum number of moves of all robots together.
 *
 * <p><b>Main types.</b> A {@link dev.damier.ricochet.RicochetBoard} is the fixed board. A {@link
 * dev.damier.ricochet.RicochetMission} adds robots, target and rules. Everything that plays or solves uses these two records.
 * {@link dev.damier.ricochet.SlideRules} slides robots step by step, and {@link dev.damier.ricochet.RuleMemory} implements
 * the house rules (optional rules, the switches below). These two classes are the reference: the game table and the
 * packed state space use them, and the tests compare the faster implementations with them.
 *
 * <p><b>Notation.</b> {@code BOARD_ROBOTS_TARGET[_MEMORY][+SWITCH…]}, for example {@code
 * 2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue+no-rebound}.
 *
 * <ul>
 *   <li>Board: four printed quadrants, clockwise from the north-west, or a custom board from 3×3 to 100×100 cells in the
 *       run-length code of {@code RunLength}: {@code 5x4-2oe-x}.
 *   <li>Robots: {@code r g b y s} and x.y, where (0,0) is the top left cell. Printed boards have four or five robots, custom
 *       boards one to five, in this order without gaps.
 *   <li>Target: {@code t}x.y.colour, with {@code any} for the vortex. On a custom board a shape may follow, and further
 *       targets that are only drawn.
 *   <li>Memory, only in the middle of a game under house rules: {@code m}, then per robot its letter with {@code v} or
 *       {@code h} (axis of its last move), {@code t} (has turned), {@code x} (can no longer finish), {@code a} (the only
 *       robot that may move).
 *   <li>Switches: {@code ricochet}, {@code no-rebound}, {@code same-colour-bounces}, {@code fixed-helpers}, and {@code
 *       custom}. With {@code custom}, a board of printed quadrants may repeat a piece or have fewer than four robots.
 * </ul>
 *
 * The game also reads DriftingDroids game ids and board files of several lines ({@code BoardFile}).
 *
 * <p><b>Packed states.</b> b is the number of bits of a cell number, at least 8. n is the number of robots. {@link
 * dev.damier.ricochet.RuleMemory} describes the bits of the memory.
 *
 * <pre>
 *   one word    bits 0 to nb-1: cells, red lowest     from bit nb: memory
 *   two words   first: as many cells as fit           second: the other cells, then memory
 * </pre>
 *
 * <p><b>Rule decisions</b> that the printed rules leave open. {@link dev.damier.ricochet.RicochetMission.Rules} has the exact
 * definitions.
 *
 * <ul>
 *   <li>A robot at rest on a diagonal leaves it straight in the commanded direction.
 *   <li>A slide that loops for ever, or that ends where it began, is not a move.
 *   <li>The axis of a move is that of its command, even if diagonals turned the robot: no-rebound restricts commands.
 *   <li>A robot that a diagonal deflects has turned, even if it comes to rest on that diagonal.
 *   <li>A robot that starts on its target has already solved the mission. Under {@code ricochet} it must leave and come back.
 * </ul>
 */
package dev.damier.ricochet;
