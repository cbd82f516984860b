/**
 * Ricochet Robots (Rasende Roboter): four or five robots slide until something stops them; one of them must stop on the
 * target, in as few moves of all robots as possible.
 *
 * <p><b>Idea.</b> A {@link dev.damier.ricochet.RicochetBoard} is fixed, a {@link dev.damier.ricochet.RicochetMission} adds robots, target
 * and rules, and everything that plays or solves stands on these two records. {@link dev.damier.ricochet.SlideRules} slides
 * step by step and {@link dev.damier.ricochet.RuleMemory} says what the table rules allow; the table, the packed space and
 * the tests share them, and faster tables are tested against them.
 *
 * <p><b>Notation.</b> {@code BOARD_ROBOTS_TARGET[_MEMORY][+SWITCH…]}, for example {@code
 * 2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue+no-rebound}.
 *
 * <ul>
 *   <li>Board: four printed quadrants, clockwise from the north-west, or a board of one's own from 3×3 to 100×100 as
 *       {@link dev.damier.ricochet.RunLength} writes it: {@code 5x4-2oe-x}.
 *   <li>Robots: {@code r g b y s} and x.y, (0,0) top left. Printed boards have four or five, others one to five, in this
 *       order with none left out.
 *   <li>Target: {@code t}x.y.colour, {@code any} for the vortex; on a board of one's own a shape may follow, and further
 *       targets that are only drawn.
 *   <li>Memory, only in the middle of a game under table rules: {@code m} and per robot its letter with {@code v} or
 *       {@code h} (axis of its last move), {@code t} (has turned), {@code x} (spent), {@code a} (the only robot to move).
 *   <li>Switches: {@code ricochet}, {@code no-rebound}, {@code same-colour-bounces}, {@code fixed-helpers}, and {@code
 *       custom}, which lets printed quadrants repeat a piece or have fewer than four robots.
 * </ul>
 *
 * A DriftingDroids game id is read too, and so is a file of several lines with the board drawn.
 *
 * <p><b>A packed state.</b> b = bits of a cell number, at least 8; n robots; the memory's layout is told in {@link
 * dev.damier.ricochet.RuleMemory}.
 *
 * <pre>
 *   one word    0 … nb-1  cells, red lowest        nb …  memory
 *   two words   first: as many cells as fit        second: the other cells, then memory
 * </pre>
 *
 * <p><b>Rule decisions</b> the printed rules leave open; {@link dev.damier.ricochet.RicochetMission.Rules} has the exact words.
 *
 * <ul>
 *   <li>A robot resting on a diagonal leaves it straight in the commanded direction.
 *   <li>A slide that loops for ever, or that ends where it began, is no move.
 *   <li>The axis of a move is that of its command, also when diagonals turned it: no-rebound restricts commands.
 *   <li>A robot that a diagonal deflects has turned, also when it comes to rest on that very diagonal.
 *   <li>A robot that starts on its target has already solved the mission, except under {@code ricochet}: there it must
 *       leave and come back.
 * </ul>
 */
package dev.damier.ricochet;
