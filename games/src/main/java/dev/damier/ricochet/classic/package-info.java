/**
 * Simple searches from student programs, for comparison and to reproduce published results. They are laboratory engines: they
 * never claim that a solution is shortest or that no solution exists.
 */
package dev.damier.ricochet.classic;
