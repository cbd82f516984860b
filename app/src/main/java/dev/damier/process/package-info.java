/**
 * Other programs as processes of this system: started, charged for their processor time, and ended with all that they have
 * started ({@link dev.damier.process.ProcessTree}). It knows no protocol.
 */
package dev.damier.process;
