/**
 * Players that look one move ahead or search as the textbook does: the student agent that started it all, and the greedy
 * one that it was measured against. Each is an engine; nothing else is public.
 */
package dev.damier.quoridor.classic;
