/**
 * Game records as text, similar to PGN (docs/records.md).
 *
 * <p>A {@link dev.damier.record.RecordedGame} has tags, such as the game, the start position and the players, and a tree of
 * moves. A {@link dev.damier.record.RecordedMove} may have an annotation, a time, a comment and variations. {@link
 * dev.damier.record.Records} reads one or several records, or a plain list of moves, with or without checking the moves.
 */
@StableApi
package dev.damier.record;

import dev.damier.run.StableApi;
