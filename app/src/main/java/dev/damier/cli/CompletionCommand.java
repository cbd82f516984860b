package dev.damier.cli;

import picocli.AutoComplete;
import picocli.CommandLine;

/** Prints a completion script for the shell: {@code source <(./damier completion)}. */
@CommandLine.Command(
        name = "completion",
        description = "Print a completion script for bash and zsh; use it with: source <(./damier completion)")
final class CompletionCommand extends Command {
    @Override
    int run() {
        screen.println(AutoComplete.bash("damier", Commands.parser(new String[0], screen)));
        return 0;
    }
}
