/**
 * Nim: a complete game for two players in one package.
 *
 * <p>There are heaps of matches. Each player in turn takes any number of matches from one heap. The player who takes the last
 * match wins. Notation: the heaps separated by {@code -} and the player to move, such as {@code 3-4-5_1}. A move is the letter
 * of a heap and the number of matches, such as {@code b2}.
 */
package dev.damier.nim;
