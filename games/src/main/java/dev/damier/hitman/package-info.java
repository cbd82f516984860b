/**
 * Hitman: a stealth game under partial information, after the project of the course IA02 (UTC, spring 2023).
 *
 * <p>This package contains the {@link dev.damier.hitman.Hitman game}, its setups and tables (mission and exploration),
 * its {@link dev.damier.hitman.HitmanNotation notation}, hints, and the generation, drawing and editing of worlds. A
 * position is text, for example {@code ...DS##/.#...../T#...n./##.E.ew/......./..##.P.}. Words after the map describe
 * an exploration or a state of a mission.
 *
 * <p>The other packages do not depend on this one:
 *
 * <ul>
 *   <li>{@code world}: the map, the referee and the rules
 *   <li>{@code deduce}: what follows from the observations; uses {@code world}
 *   <li>{@code plan}: missions of minimum penalty; uses {@code world}
 *   <li>{@code agent}: agents that explore and agents that play both phases; uses all three
 * </ul>
 */
package dev.damier.hitman;
