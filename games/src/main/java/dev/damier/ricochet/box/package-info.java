/**
 * What lies in the box: the printed {@link dev.damier.ricochet.box.Quadrant}s and those of one's own files, the board that four of
 * them make, and the pile of targets that are drawn one after the other.
 */
package dev.damier.ricochet.box;
