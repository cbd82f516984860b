/**
 * Batch jobs on Apache Spark: solving many positions, mining puzzles, games between engines, and counting state spaces.
 *
 * <p>A {@link dev.damier.batch.BatchJob} consists of numbered items; the same item always gives the same rows. {@link
 * dev.damier.batch.WaveRunner} divides the items into tasks, runs them on Spark and stores each wave of tasks. If a
 * worker is killed, its task is repeated. If the driver is killed, the current wave is repeated. {@link
 * dev.damier.batch.LevelEnumerator} counts a state space by levels.
 */
package dev.damier.batch;
