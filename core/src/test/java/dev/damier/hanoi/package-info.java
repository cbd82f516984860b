/**
 * The Towers of Hanoi: a complete game in one package, the example of {@code docs/adding-a-game.md}.
 *
 * <p>Disks of sizes 1 to n are on three pegs, never a larger disk on a smaller one. A move takes the top disk of a peg to
 * another peg. The goal is to have all disks on the last peg. Notation: the pegs separated by {@code /}, each with its disks
 * from bottom to top: {@code 321//} at the start, {@code //321} at the goal. A move is two peg letters, such as {@code AC}.
 */
package dev.damier.hanoi;
