/**
 * Child processes: starting them, measuring their processor time, and killing them with all their descendants ({@link
 * dev.damier.process.ProcessTree}). This package does not depend on any protocol.
 */
package dev.damier.process;
