/**
 * Lights Out: a complete puzzle in one package.
 *
 * <p>A press switches a lamp and its neighbours. The goal is to have all lamps off. Notation: the rows from top to bottom,
 * separated by {@code /}, with {@code o} for a lit lamp and {@code x} for an unlit one: {@code oox/oxx/xxx}. A move is a column
 * and a row; {@code a1} is the upper left lamp.
 */
package dev.damier.lightsout;
