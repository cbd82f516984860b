/**
 * Terminal output: the {@link dev.damier.cli.screen.Screen} with its streams, colours and language, progress of
 * searches, interruption by Ctrl-C, and formatting. The package does not depend on any command.
 */
package dev.damier.cli.screen;
