/**
 * The command line: {@link dev.damier.cli.Main} and one class per command.
 *
 * <p>Results go to standard output, progress and notes to standard error. A command answers for people, or for programs
 * with {@code --json}: one object a line, flushed at once. Exit code 0 when everything was answered, 1 when something
 * stopped or failed, 2 for wrong usage. Only the command that is asked for is built, so that starting stays cheap; {@link
 * dev.damier.cli.Commands} is the list. {@link dev.damier.cli.screen.Screen} is the one way to the terminal and lets tests run
 * commands in this process.
 */
package dev.damier.cli;
