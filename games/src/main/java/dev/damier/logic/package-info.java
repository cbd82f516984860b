/**
 * Propositional logic for games under partial information: what is said, what follows, and from what it follows.
 *
 * <p>A {@link dev.damier.logic.Cnf} grows clause by clause; numbers are said through a {@link
 * dev.damier.logic.Totalizer}, whose outputs are literals "at least k of these", so that "exactly two" is two literals
 * and never a list of combinations. A {@link dev.damier.logic.Sat} answers questions under assumptions and keeps what it
 * learned when the formula grows; {@link dev.damier.logic.Backbone} asks which literals hold in every model, {@link
 * dev.damier.logic.Reasons} which of the assumptions are really needed, and {@link dev.damier.logic.Dimacs} writes it
 * all for other solvers. The SAT solver behind is Sat4j; nothing of it is seen outside.
 */
package dev.damier.logic;
