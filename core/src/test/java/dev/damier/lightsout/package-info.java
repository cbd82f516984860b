/**
 * Lights Out, a whole puzzle in one package.
 *
 * <p>Pressing a lamp turns it and its neighbours on or off; all are to be off. Notation: the rows from top to bottom joined
 * by {@code /}, {@code o} for a lamp that is lit and {@code x} for one that is not: {@code oox/oxx/xxx}. A move is column
 * and row, {@code a1} at the top left.
 */
package dev.damier.lightsout;
