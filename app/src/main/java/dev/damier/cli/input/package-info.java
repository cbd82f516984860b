/**
 * Parsing of command arguments: positions, engines with options and limits, times and sizes. Invalid arguments throw a
 * {@link dev.damier.cli.input.UsageException} with a message of one sentence.
 */
package dev.damier.cli.input;
