/**
 * The Towers of Hanoi, a whole game in one package: what {@code docs/adding-a-game.md} walks through.
 *
 * <p>Disks of sizes 1 to n stand on three pegs, never a larger on a smaller; one move takes the top disk of a peg to
 * another, and all are to stand on the last peg. Notation: the pegs joined by {@code /}, on each its disks from bottom
 * to top, {@code 321//} to begin with and {@code //321} at the end. A move is two peg letters, {@code AC}.
 */
package dev.damier.hanoi;
