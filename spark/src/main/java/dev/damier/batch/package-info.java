/**
 * Heavy work on Apache Spark: solving many positions, mining puzzles, games of engines, counting whole spaces.
 *
 * <p>A {@link dev.damier.batch.BatchJob} is numbered items; the same number gives the same rows wherever and however often it
 * is done. {@link dev.damier.batch.Waves} cuts them in pieces, runs the pieces on Spark and keeps what is done, so that a killed
 * worker is a piece done again and a killed driver a wave done again. {@link dev.damier.batch.LevelEnumerator} counts a space by levels.
 */
package dev.damier.batch;
