/**
 * The game of Quoridor: its rules, notation, drawing and position editor.
 *
 * <p>Each player moves a pawn towards the opposite side of the board. The first player whose pawn arrives there wins.
 * Instead of moving the pawn, a player may place a wall. A wall is two squares long and must leave every player a path
 * to the goal.
 *
 * <p><b>Moves.</b> Squares are named {@code a1} (south-west corner) to {@code i9}. Player 1 starts on {@code e1} and
 * moves towards row 9. A pawn move is written as its destination, such as {@code e2}; jumps too. A wall is written as
 * its <i>anchor</i> and a letter. The anchor is the square closest to {@code a1} among the four squares that the wall
 * touches. {@code e3h} is the horizontal wall above e3 and f3. {@code e3v} is the vertical wall to the right of e3 and
 * e4. {@code pass} is legal only if no other move is.
 *
 * <p><b>Positions.</b> A position has five sections, separated by slashes. {@code e3g6 / d6 / e4 e6 / 8 9 / 1} means:
 *
 * <table><caption>Sections of a position</caption>
 * <tr><td>{@code e3g6}</td><td>anchors of the horizontal walls, without spaces; {@code -} if there are none</td></tr>
 * <tr><td>{@code d6}</td><td>anchors of the vertical walls</td></tr>
 * <tr><td>{@code e4 e6}</td><td>squares of the pawns, player 1 first</td></tr>
 * <tr><td>{@code 8 9}</td><td>walls that each player still has</td></tr>
 * <tr><td>{@code 1}</td><td>the player to move</td></tr>
 * </table>
 *
 * <p>{@code start} is the starting position. Suffixes change the rules: {@code / size5 / walls3 / noside / nodraw}.
 * After {@code start}, {@code players4} selects four players; elsewhere the number of pawns does. Moves may follow
 * either form: {@code start moves e2 e8}. The canonical form contains only characters that are safe in URLs. It has
 * {@code _} instead of the slash and {@code .} instead of a space: {@code e3g6_d6_e4.e6_8.9_1}. Both forms can be read.
 *
 * <p>{@link dev.damier.quoridor.Board} implements the rules. {@link dev.damier.quoridor.WallGrid} stores the walls as
 * bit sets and computes distances by flood fill.
 */
package dev.damier.quoridor;
