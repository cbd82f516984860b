/**
 * Games as they were played or studied, as text (docs/records.md).
 *
 * <p>A {@link dev.damier.record.RecordedGame} has tags, such as the game, the start and who played, and a tree of moves:
 * each {@link dev.damier.record.RecordedMove} may have a sign, a time, a comment, and other lines that could have been
 * played instead of it. {@link dev.damier.record.RecordReader} reads a text, by itself or with the rules looking at every
 * move; {@link dev.damier.record.RecordWriter} writes it. {@link dev.damier.record.Records} takes whatever a person pastes: one
 * record or many, or a bare list of moves.
 */
@StableApi
package dev.damier.record;

import dev.damier.run.StableApi;
