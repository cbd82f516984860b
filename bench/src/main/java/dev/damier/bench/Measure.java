package dev.damier.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The entry point of {@code ./measure}: runs a measurement by name and reports whether the machine was idle enough. */
public final class Measure {
    /** Maximum load average of the last minute for a valid result; the measurement itself uses one core. */
    private static final double MAX_IDLE_LOAD = 1.5;

    /**
     * One line of {@code measures.txt}.
     *
     * @param fixedArguments arguments that are always passed
     * @param defaultArguments arguments that follow if the user gives none
     */
    record Measurement(
            String name, String mainClass, List<String> fixedArguments, List<String> defaultArguments, String about) {
        /** Parses {@code name | class fixed… [default…] | description}. */
        static Measurement of(String line) {
            String[] parts = line.split("\\|");
            String[] command = parts[1].strip().split("\\[|]");
            List<String> words = words(command[0]);
            return new Measurement(
                    parts[0].strip(),
                    words.get(0),
                    words.subList(1, words.size()),
                    command.length > 1 ? words(command[1]) : List.of(),
                    parts[2].strip());
        }

        private static List<String> words(String text) {
            return List.of(text.strip().split(" +"));
        }

        String[] arguments(List<String> given) {
            return Stream.concat(fixedArguments.stream(), (given.isEmpty() ? defaultArguments : given).stream())
                    .toArray(String[]::new);
        }
    }

    private Measure() {}

    static List<Measurement> all() throws IOException {
        try (InputStream file = Measure.class.getResourceAsStream("measures.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(l -> !l.isBlank() && !l.startsWith("#"))
                    .map(Measurement::of)
                    .toList();
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        List<Measurement> all = all();
        if (args.length == 0 || args[0].startsWith("-")) {
            System.out.println("Available measurements: ./measure NAME [ARGUMENTS]");
            for (Measurement m : all) System.out.printf("  %-18s %s%n", m.name(), m.about());
            return;
        }
        Measurement selected =
                all.stream().filter(m -> m.name().equals(args[0])).findFirst().orElse(null);
        if (selected == null) {
            System.err.println("measure: unknown name '" + args[0] + "'; available: "
                    + String.join(", ", all.stream().map(Measurement::name).toList()));
            System.exit(2);
            return;
        }
        double before = load();
        List<String> given = List.of(args).subList(1, args.length);
        List<String> shown = given.isEmpty() ? selected.defaultArguments() : given;
        System.out.println("# ./measure " + selected.name() + (shown.isEmpty() ? "" : " " + String.join(" ", shown)));
        run(selected.mainClass(), selected.arguments(given));
        System.out.println(loadNote(before));
    }

    private static void run(String mainClass, String[] args) throws ReflectiveOperationException {
        try {
            Class.forName(mainClass).getMethod("main", String[].class).invoke(null, (Object) args);
        } catch (InvocationTargetException e) {
            System.err.println("measure: " + e.getCause().getMessage());
            System.exit(1);
        }
    }

    private static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static String loadNote(double before) {
        String machine = String.format(
                Locale.ROOT,
                "# load %.1f at the start, %d cores, Java %s",
                before,
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().feature());
        return before <= MAX_IDLE_LOAD
                ? machine
                : machine
                        + String.format(
                                Locale.ROOT,
                                ": not a valid result, repeat it on an idle machine (load at most %.1f)",
                                MAX_IDLE_LOAD);
    }
}
