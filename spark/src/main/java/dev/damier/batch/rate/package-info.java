/** What makes a position of each game worth keeping, as columns to ask for in SQL. One file a game. */
package dev.damier.batch.rate;
