package dev.damier.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A command and those below it as a man page (the macros of man(7)), from what they say of themselves. */
public final class ManualPage {
    private final CommandLine line;
    private final List<String> page = new ArrayList<>();

    public ManualPage(CommandLine line) {
        this.line = line;
    }

    public String write() {
        CommandSpec top = line.getCommandSpec();
        String name = top.name();
        String[] about = top.usageMessage().description();
        page.add(".TH " + name.toUpperCase(Locale.ROOT) + " 1");
        page.add(".SH NAME");
        page.add(name + " \\- " + text(about[0]));
        page.add(".SH SYNOPSIS");
        page.add(".B " + name);
        page.add(text(top.usageMessage().synopsisSubcommandLabel()) + " [options]");
        page.add(".SH DESCRIPTION");
        for (String sentence : about) page.add(text(sentence));
        options(top);
        page.add(".SH COMMANDS");
        line.getSubcommands().values().forEach(command -> command(command.getCommandSpec()));
        page.add(".SH EXIT STATUS");
        page.add("0: success; 1: a search was stopped or something failed; 2: invalid usage.");
        return String.join("\n", page);
    }

    private void command(CommandSpec command) {
        page.add(".SS " + text(command.name()));
        for (String sentence : command.usageMessage().description()) page.add(text(sentence));
        for (PositionalParamSpec word : command.positionalParameters())
            if (!word.hidden()) entry("\\fI" + text(word.paramLabel()) + "\\fR", word.description());
        options(command);
    }

    private void options(CommandSpec command) {
        for (OptionSpec option : command.options()) {
            if (option.hidden()) continue;
            String names = "\\fB" + text(String.join(", ", option.names())) + "\\fR";
            boolean flag = option.arity().max() == 0;
            entry(flag ? names : names + " \\fI" + text(option.paramLabel()) + "\\fR", option.description());
        }
    }

    private void entry(String title, String[] description) {
        page.add(".TP");
        page.add(title);
        for (String sentence : description) page.add(text(sentence));
    }

    /** Words are never commands of the page: a dash is a dash, and a line does not begin with a dot or a quote. */
    private static String text(String words) {
        String safe = words.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("%n", " ")
                .replace("%%", "%");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
