/** To be told by this package's game. */
package dev.damier.ricochet;
