package dev.damier.cli.input;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** Options of a deal whose value may be {@code @FILE}, or {@code @FILE,@FILE} for several: the text takes its place. */
public final class DealFiles {
    private DealFiles() {}

    public static Map<String, String> read(Descriptor descriptor, Map<String, String> given) {
        Map<String, String> read = new LinkedHashMap<>(given);
        for (Option option : descriptor.options()) {
            if (option.type() != Option.Type.FILES) continue;
            read.computeIfPresent(option.id(), (id, value) -> value.startsWith("@") ? text(value) : value);
        }
        return read;
    }

    private static String text(String names) {
        StringBuilder all = new StringBuilder();
        for (String name : names.substring(1).split(",@", -1))
            all.append(Option.FILE_HEADER)
                    .append(' ')
                    .append(name)
                    .append('\n')
                    .append(PositionArguments.file(name))
                    .append('\n');
        return all.toString();
    }
}
