/**
 * Compact state spaces of grounded tasks: mutex groups become variables of a few bits, forced actions are followed at
 * once, and states that differ only in interchangeable objects are stored once.
 */
package dev.damier.plan.packed;
