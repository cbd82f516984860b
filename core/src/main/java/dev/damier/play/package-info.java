/**
 * Games of two or more players: a mutable position with play and undo, and the searches on it.
 *
 * <p>A {@link dev.damier.play.Position} belongs to one thread. Evaluations are in hundredths of the unit of the game,
 * from the point of view of the side to move.
 */
@StableApi
package dev.damier.play;

import dev.damier.run.StableApi;
