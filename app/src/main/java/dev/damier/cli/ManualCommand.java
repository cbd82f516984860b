package dev.damier.cli;

import dev.damier.cli.screen.ManualPage;
import picocli.CommandLine;

/** Prints the manual as a man page: {@code damier manual | man -l -}. */
@CommandLine.Command(
        name = "manual",
        description = "Print the manual of all commands as a man page; read it with: damier manual | man -l -")
final class ManualCommand extends Command {
    @Override
    int run() {
        screen.println(new ManualPage(Commands.parser(new String[0], screen)).write());
        return 0;
    }
}
