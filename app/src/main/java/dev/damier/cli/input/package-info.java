/**
 * What the words of a command mean: positions, engines with their options and budgets, times and sizes. What makes no
 * sense is a {@link dev.damier.cli.input.UsageException} with one sentence.
 */
package dev.damier.cli.input;
