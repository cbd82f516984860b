/**
 * People at a table, far from each other. A room is what was agreed ({@link dev.damier.room.RoomConfig}) and what was done in
 * it, in order ({@link dev.damier.room.RoomAction}); how it stands is a pure fold over these ({@link
 * dev.damier.room.RoomState}), with the time of each action and no clock of its own, so that a room that is played again
 * after a crash stands as it stood. What happens when a time is over is an action too, of the server.
 *
 * <p>{@link dev.damier.room.LiveRoom} is a room with its people: an action is judged, kept, and only then told, numbered, to
 * everybody who listens. What a seat may not see is not in the view that is made for it: others' lines, others' fog, the
 * hashes of tokens.
 *
 * <p>Four ways to play together ({@link dev.damier.game.MultiplayerMode}) are three state machines: {@link
 * dev.damier.room.BidRace}, {@link dev.damier.room.PuzzleRace} and {@link dev.damier.room.ClockedMatch}.
 */
package dev.damier.room;
