/**
 * Quoridor: reach the far side first, or wall the others off for long enough.
 *
 * <p>Squares are {@code a1} (south west) to {@code i9}; player 1 starts on {@code e1} and heads for row 9. A pawn move is
 * its destination ({@code e2}, jumps too); a wall is named by the square closest to {@code a1} of the four it touches,
 * and {@code h} or {@code v}: {@code e3h} lies above e3 and f3, {@code e3v} to the right of e3 and e4. {@code pass} is
 * legal only when nothing else is.
 *
 * <p>A position is {@code horizontal walls / vertical walls / pawns / walls left / player to move}, wall lists written
 * without spaces and {@code -} when empty: {@code e3g6 / d6 / e4 e6 / 8 9 / 1}; or {@code start}. Suffixes change the
 * rules, {@code / size5 / walls3 / noside / nodraw} (and {@code players4} after {@code start}; four pawns say it
 * elsewhere). {@code  moves e2 e8 …} after either plays on. The canonical form is URL-safe: {@code _} for the slash and
 * {@code .} for a space inside a section, {@code e3g6_d6_e4.e6_8.9_1}; both forms are read.
 *
 * <p>{@link dev.damier.quoridor.Board} is the rules on bit sets, {@link dev.damier.quoridor.WallGrid} its walls and floods.
 */
package dev.damier.quoridor;
