/** Hitman: the world, its referee and the mission. */
package dev.damier.hitman;
