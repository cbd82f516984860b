/**
 * Breakthrough on 6 × 6 squares: a complete game for two players whose pieces are identical.
 *
 * <p>A piece moves one square forward, straight or diagonally. It captures only diagonally. The player who reaches the last row
 * or captures all pieces wins. Notation: the rows from the top as in chess (letters {@code w} and {@code b}, digits for empty
 * squares) and the player to move, such as {@code bbbbbb/bbbbbb/6/6/wwwwww/wwwwww_w}. A move names both squares, such as
 * {@code a2b3}.
 */
package dev.damier.breakthrough;
