package dev.damier.cli.screen;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The help of a command, with lines that break between words only. Picocli also breaks inside paths and addresses, such as
 * after the dot of {@code ~/.local}. Zero-width no-break spaces in these words prevent that; they are removed from the result.
 */
public final class UsageHelp extends Help {
    private static final String NO_BREAK = "\uFEFF";

    /** Characters inside a word after which picocli may break a line. */
    private static final String BREAKS_INSIDE_WORD = "(?<=[./:=,|@?!…])(?=\\S)";

    /** Columns of the table of options: required, short name, comma, long name, description. */
    private static final int DESCRIPTION_COLUMN = 4;

    public UsageHelp(CommandSpec spec, ColorScheme colours) {
        super(spec, colours);
    }

    @Override
    public Layout createDefaultLayout(
            List<OptionSpec> options, List<PositionalParamSpec> parameters, ColorScheme colours) {
        Layout layout = super.createDefaultLayout(options, parameters, colours);
        IOptionRenderer optionRenderer = createDefaultOptionRenderer();
        IParameterRenderer parameterRenderer = createDefaultParameterRenderer();
        return new Layout(
                colours,
                layout.textTable(),
                (option, label, scheme) -> join(optionRenderer.render(option, label, scheme), scheme),
                (parameter, label, scheme) -> join(parameterRenderer.render(parameter, label, scheme), scheme)) {
            @Override
            public String toString() {
                return super.toString().replace(NO_BREAK, "");
            }
        };
    }

    private static CommandLine.Help.Ansi.Text[][] join(CommandLine.Help.Ansi.Text[][] rows, ColorScheme colours) {
        for (CommandLine.Help.Ansi.Text[] row : rows) {
            String description = row[DESCRIPTION_COLUMN].toString();
            row[DESCRIPTION_COLUMN] = colours.text(description.replaceAll(BREAKS_INSIDE_WORD, NO_BREAK));
        }
        return rows;
    }
}
