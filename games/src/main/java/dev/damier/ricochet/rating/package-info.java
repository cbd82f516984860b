/**
 * The difficulty of positions for humans. {@link dev.damier.ricochet.rating.AllShortest} counts all shortest solutions of a
 * position, and {@link dev.damier.ricochet.rating.Difficulty} derives a rating from them.
 */
package dev.damier.ricochet.rating;
