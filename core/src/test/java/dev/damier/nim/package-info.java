/**
 * Nim, a whole game for two in one package.
 *
 * <p>There are heaps of matches; each in turn takes any number from one heap, and who takes the last match wins. Notation:
 * the heaps joined by {@code -} and the player to move, {@code 3-4-5_1}. A move is a heap's letter and how many are taken,
 * {@code b2}.
 */
package dev.damier.nim;
