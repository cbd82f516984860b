/** Daemon threads, and the log of failures in requests, periodic tasks and background threads. */
package dev.damier.background;
