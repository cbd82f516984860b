/**
 * The contents of the game box: the printed {@link dev.damier.ricochet.box.Quadrant}s, custom quadrants from files, the board
 * that four quadrants form, and the pile of targets from which a game draws.
 */
package dev.damier.ricochet.box;
