package dev.damier.cli.input;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** Replaces deal options of the form {@code @FILE} or {@code @FILE,@FILE} by the text of the files. */
public final class DealFiles {
    private DealFiles() {}

    public static Map<String, String> resolve(Descriptor descriptor, Map<String, String> given) {
        Map<String, String> resolved = new LinkedHashMap<>(given);
        for (Option option : descriptor.options()) {
            if (option.type() != Option.Type.FILES) continue;
            resolved.computeIfPresent(option.id(), (id, value) -> value.startsWith("@") ? readFiles(value) : value);
        }
        return resolved;
    }

    private static String readFiles(String names) {
        StringBuilder all = new StringBuilder();
        for (String name : names.substring(1).split(",@", -1))
            all.append(Option.FILE_HEADER)
                    .append(' ')
                    .append(name)
                    .append('\n')
                    .append(PositionArguments.readFile(name))
                    .append('\n');
        return all.toString();
    }
}
