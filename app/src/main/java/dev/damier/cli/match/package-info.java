/** A match of the command line that is shown in the browser while it is played. */
package dev.damier.cli.match;
