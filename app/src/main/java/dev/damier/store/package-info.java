/**
 * Persistent storage of a server.
 *
 * <p>A {@link dev.damier.store.Database} is an SQLite file in the data folder or a PostgreSQL database given by its
 * address. Both use the same schema. A room is stored as its log of actions ({@link dev.damier.store.RoomStore}), and
 * replaying the log restores its state. An action is on disk before the client receives its acknowledgement. Contests,
 * daily results, solutions and saved pages have separate stores.
 */
package dev.damier.store;
