/**
 * How hard a position is for people: {@link dev.damier.ricochet.rating.AllShortest} counts every shortest solution of it,
 * whatever came before, and {@link dev.damier.ricochet.rating.Difficulty} makes a rating of that.
 */
package dev.damier.ricochet.rating;
