/**
 * Propositional logic for games under partial information: what is said, what follows, and from what it follows.
 *
 * <p>A {@link dev.damier.logic.Cnf} grows clause by clause. Numbers are said as a {@link dev.damier.logic.CardinalityConstraint} and
 * written through a totalizer, whose outputs are literals "at least k of these", so that "exactly two" is two literals
 * and never a list of combinations. A solver answers questions under assumptions and keeps what it
 * learned when the formula grows. {@link dev.damier.logic.AssumptionFacts} is what a game uses: one formula and one solver for as
 * long as somebody goes on learning, each fact behind a switch. It tells what is possible (the backbone) and, from the
 * assumptions that failed, a minimal set of facts that prove a claim. {@link dev.damier.logic.Dimacs} writes it all for
 * other solvers. The SAT solver behind is Sat4j; nothing of it is seen outside.
 */
package dev.damier.logic;
