/**
 * The command line: {@link dev.damier.cli.Main} and one class per command.
 *
 * <p>Results go to standard output, progress and notes to standard error. With {@code --json}, a command prints one
 * JSON object per line and flushes each line. The exit code is 0 if everything succeeded, 1 if a search was stopped or
 * something failed, 2 for invalid usage, and 70 for an internal error. {@link dev.damier.cli.Commands} lists the commands and creates only the
 * selected one, which keeps the start-up time short. All terminal output passes through {@link
 * dev.damier.cli.screen.Screen}, so tests can run commands in their own process.
 */
package dev.damier.cli;
