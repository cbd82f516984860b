/**
 * One agent: states packed in words, and every classical search over them.
 *
 * <p>A {@link dev.damier.search.StateSpace} writes states as consecutive longs and expands coarsely, all successors in
 * one call, because dispatch is paid per expansion. A {@link dev.damier.search.Puzzle} is a space with the heuristics
 * that fit it; a {@link dev.damier.search.Problem} is a space with one heuristic chosen. Each algorithm is one file.
 * Node ids are dense ints and parents, moves and costs plain arrays, so the finished table is the search tree.
 */
@StableApi
package dev.damier.search;

import dev.damier.run.StableApi;
