/**
 * Two or more players: a mutable position with play and undo, and the searches over it.
 *
 * <p>A {@link dev.damier.play.Position} belongs to one thread. Values are hundredths of a move for the side to move.
 */
@StableApi
package dev.damier.play;

import dev.damier.run.StableApi;
