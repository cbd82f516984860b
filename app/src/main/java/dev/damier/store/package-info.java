/**
 * What must not be forgotten: a {@link dev.damier.store.Database} is an SQLite file in the data folder, or a PostgreSQL by
 * its address, with one schema for both. Rooms are kept as what was done in them, in order ({@link
 * dev.damier.store.RoomStore}); whoever wants to know how a room stands plays it again. An action is on the disk before
 * anybody hears that it was accepted. Contests, results of the day, solutions and kept pages have stores of their own.
 */
package dev.damier.store;
