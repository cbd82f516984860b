package dev.damier.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes the usage texts of a command and its subcommands as a man page, with the macros of man(7). */
public final class ManualPage {
    private final CommandLine line;
    private final List<String> lines = new ArrayList<>();

    public ManualPage(CommandLine line) {
        this.line = line;
    }

    public String write() {
        CommandSpec spec = line.getCommandSpec();
        String name = spec.name();
        String[] about = spec.usageMessage().description();
        lines.add(".TH " + name.toUpperCase(Locale.ROOT) + " 1");
        lines.add(".SH NAME");
        lines.add(name + " \\- " + escape(about[0]));
        lines.add(".SH SYNOPSIS");
        lines.add(".B " + name);
        lines.add(escape(spec.usageMessage().synopsisSubcommandLabel()) + " [options]");
        lines.add(".SH DESCRIPTION");
        for (String sentence : about) lines.add(escape(sentence));
        addOptions(spec);
        lines.add(".SH COMMANDS");
        line.getSubcommands().values().forEach(command -> addCommand(command.getCommandSpec()));
        lines.add(".SH EXIT STATUS");
        lines.add("0: success; 1: a search was stopped or something failed; 2: invalid usage.");
        return String.join("\n", lines);
    }

    private void addCommand(CommandSpec command) {
        lines.add(".SS " + escape(command.name()));
        for (String sentence : command.usageMessage().description()) lines.add(escape(sentence));
        for (PositionalParamSpec parameter : command.positionalParameters())
            if (!parameter.hidden())
                addEntry("\\fI" + escape(parameter.paramLabel()) + "\\fR", parameter.description());
        addOptions(command);
    }

    private void addOptions(CommandSpec command) {
        for (OptionSpec option : command.options()) {
            if (option.hidden()) continue;
            String names = "\\fB" + escape(String.join(", ", option.names())) + "\\fR";
            boolean flag = option.arity().max() == 0;
            addEntry(flag ? names : names + " \\fI" + escape(option.paramLabel()) + "\\fR", option.description());
        }
    }

    private void addEntry(String title, String[] description) {
        lines.add(".TP");
        lines.add(title);
        for (String sentence : description) lines.add(escape(sentence));
    }

    /**
     * Escapes text so that it contains no roff commands: dashes stay dashes, and a line does not start with a dot or a
     * quote.
     */
    private static String escape(String text) {
        String safe =
                text.replace("\\", "\\e").replace("-", "\\-").replace("%n", " ").replace("%%", "%");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
