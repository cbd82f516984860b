/**
 * Results of many runs: the table of the lab with its totals, on the screen and as CSV, and the node signature of fixed
 * jobs, which later versions are compared with.
 */
package dev.damier.cli.table;
