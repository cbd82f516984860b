/**
 * Damier in a window: the same pages as in a browser, from a server of its own that nobody else can use, with a menu.
 * What the engine of the window lacks is lent to the pages by {@code window-bridge.js}; what cannot be lent (sound) is said, and a
 * window of an installed browser is offered instead.
 */
package dev.damier.desktop;
