/**
 * Multiplayer rooms, in which people and engines play one game over the network.
 *
 * <p>A room consists of its fixed configuration ({@link dev.damier.room.RoomConfig}) and an ordered log of actions
 * ({@link dev.damier.room.RoomAction}). The state of a room ({@link dev.damier.room.RoomState}) is a pure function of
 * both. Every action carries its time, and the state reads no clock. Replaying the log after a crash therefore restores
 * the same state. When a deadline passes, the server adds an action to the log.
 *
 * <p>{@link dev.damier.room.LiveRoom} is a room in memory. It validates each action, stores it, and then publishes it
 * with its sequence number to all subscribers. The view of a seat contains only what this seat may see. It contains no
 * hidden moves of other players, no other player's view of a hidden map and no token hashes.
 *
 * <p>The four styles of {@link dev.damier.game.MultiplayerMode} use three state machines:
 * {@link dev.damier.room.BidRace}, {@link dev.damier.room.PuzzleRace} and {@link dev.damier.room.ClockedMatch}.
 */
package dev.damier.room;
