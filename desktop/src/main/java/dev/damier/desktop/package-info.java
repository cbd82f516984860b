/**
 * The desktop application: the same pages as in a browser, from an embedded server that only this program can use, with
 * a menu. The script {@code window-bridge.js} adds functions that the web engine of the window lacks. The web engine
 * has no sound, so the menu offers a window of an installed browser instead.
 */
package dev.damier.desktop;
