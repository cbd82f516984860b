/**
 * Hitman: a stealth game under partial information, after the project of the course IA02 (UTC, spring 2023).
 *
 * <p>This package is the front: the {@link dev.damier.hitman.Hitman game}, its setups and tables (a mission, an exploration
 * under fog), its {@link dev.damier.hitman.HitmanNotation notation}, how worlds are dealt, drawn and edited, hints. Positions
 * are text: {@code ...DS##/.#...../T#...n./##.E.ew/......./..##.P.}, with words after the map for exploring under fog and
 * for moments of a mission.
 *
 * <p>Behind it: {@code world} (the map, the referee and the rules), {@code deduce} (what follows from what was observed),
 * {@code plan} (missions of least penalty), {@code agent} (who explores, and who plays both phases). Agents stand on
 * deduction and planning, all of them on the world, and nothing there knows this package.
 */
package dev.damier.hitman;
