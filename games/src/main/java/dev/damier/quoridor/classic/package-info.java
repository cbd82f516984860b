/**
 * Simple Quoridor engines: the agent of a student report, a deeper alpha-beta search with its features, and a greedy
 * engine that looks one move ahead. Only the engines are public.
 */
package dev.damier.quoridor.classic;
