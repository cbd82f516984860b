/**
 * Reading PDDL: the text of a domain and a problem becomes a {@link dev.damier.plan.pddl.PddlTask}, which {@link
 * dev.damier.plan.pddl.Grounder} turns into a {@link dev.damier.plan.GroundTask}.
 *
 * <p>Errors are {@link dev.damier.plan.pddl.PddlException}s with line, column, what was expected and what to do.
 */
package dev.damier.plan.pddl;
