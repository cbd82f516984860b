/**
 * Results of many runs, as they are shown and kept: the laboratory's table with its sums, on the screen and as CSV, and the
 * nodes of fixed jobs that later versions are compared with.
 */
package dev.damier.cli.table;
