/**
 * What a command writes to a terminal or a pipe: the {@link dev.damier.cli.screen.Screen} with its streams, colours and
 * language, the progress of a search that somebody watches and may stop, and answers in sentences. It knows no command.
 */
package dev.damier.cli.screen;
