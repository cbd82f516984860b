/**
 * Experiments that continue in the background. Their events are stored, so that a client that reconnects receives those
 * it missed.
 */
package dev.damier.web.lab;
