/**
 * The world and its rules. A {@link dev.damier.hitman.world.WorldMap} is a world as drawn; a {@link
 * dev.damier.hitman.world.World} is one in which things vanish. The {@link dev.damier.hitman.world.WorldReferee} holds a
 * world, applies the rules action by action as the course's referee 1.0.0 does, and shows only what an agent may know, a
 * {@link dev.damier.hitman.world.RefereeStatus}: explorers and players work through it alone. A {@link
 * dev.damier.hitman.world.Situation} is a moment of a mission with the map on the table.
 */
package dev.damier.hitman.world;
