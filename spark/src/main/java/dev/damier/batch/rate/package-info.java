/** Ratings of positions per game, as columns that can be queried with SQL. There is one file per game. */
package dev.damier.batch.rate;
