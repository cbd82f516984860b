/** The opening explorer of Quoridor: names of known openings, and statistics of self-play games. */
package dev.damier.quoridor.opening;
