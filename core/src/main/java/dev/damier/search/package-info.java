/**
 * Search for a single agent: packed state spaces and the classical algorithms.
 *
 * <p>A {@link dev.damier.search.StateSpace} packs a state into consecutive longs. It generates all successors of a state in
 * one call, so there is one virtual call per expansion. A {@link dev.damier.search.Puzzle} is a space with its named
 * heuristics. A {@link dev.damier.search.Problem} is a space with one chosen heuristic. Each algorithm is one file. Nodes are
 * numbered consecutively, and the table of states stores parents, moves and costs, so it is also the search tree.
 */
@StableApi
package dev.damier.search;

import dev.damier.run.StableApi;
