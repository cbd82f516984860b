/** The planner: the API of the page that plans tasks in PDDL. */
package dev.damier.web.plan;
