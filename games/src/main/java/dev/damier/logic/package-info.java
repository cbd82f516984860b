/**
 * Propositional logic for games under partial information: formulas, satisfiability queries and minimal proofs.
 *
 * <ul>
 *   <li>{@link dev.damier.logic.Cnf} is a formula to which clauses are added.
 *   <li>{@link dev.damier.logic.CardinalityConstraint} is a constraint "k of these literals are true". A totalizer
 *       encodes it: its outputs are literals "at least k", so "exactly two" is two literals, not a list of
 *       combinations.
 *   <li>{@link dev.damier.logic.AssumptionFacts} is the class that games use: one formula and one incremental solver,
 *       and a selector literal per fact. It returns which variables can be true, and minimal sets of facts that prove a
 *       claim.
 *   <li>{@link dev.damier.logic.EncodedFormula} compares the encodings of cardinality constraints.
 *   <li>{@link dev.damier.logic.Dimacs} writes a formula for other solvers.
 * </ul>
 *
 * <p>The SAT solver is Sat4j. No public type of this package exposes it.
 */
package dev.damier.logic;
