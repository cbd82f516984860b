/**
 * What follows in phase 1 from what was seen, heard and paid, found twice. {@link dev.damier.hitman.deduce.ModelCounting}
 * counts the worlds that agree with what was observed: exact, with probabilities, and fast enough for every step on any
 * map, so agents and tables use it. {@link dev.damier.hitman.deduce.SatProofs} asks a SAT solver the same of the same
 * observations: too slow for every step of a large map, but it names the observations a conclusion rests on, and wherever
 * both are asked they must agree.
 *
 * <p>The door is the {@link dev.damier.hitman.deduce.Deducer}, which holds the observations and both; it answers with
 * {@link dev.damier.hitman.deduce.CellProbabilities}, with reasons, and with worlds that may be the real one.
 */
package dev.damier.hitman.deduce;
