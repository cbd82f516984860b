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

/** Where {@code ./measure} starts: the figures by name, and a word on whether the machine was quiet enough for them. */
public final class Measure {
    /** Load of the last minute above which a figure is a hint, not a result: the measurement itself takes one core. */
    private static final double QUIET = 1.5;

    /**
     * One line of {@code measures.txt}.
     *
     * @param fixed arguments that are always given
     * @param standard those that follow when the person gives none
     */
    record Named(String name, String mainClass, List<String> fixed, List<String> standard, String about) {
        /** {@code name | class fixed… [standard…] | what it measures}. */
        static Named of(String line) {
            String[] parts = line.split("\\|");
            String[] command = parts[1].strip().split("\\[|]");
            List<String> words = words(command[0]);
            return new Named(
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
            return Stream.concat(fixed.stream(), (given.isEmpty() ? standard : given).stream())
                    .toArray(String[]::new);
        }
    }

    private Measure() {}

    static List<Named> all() throws IOException {
        try (InputStream file = Measure.class.getResourceAsStream("measures.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(l -> !l.isBlank() && !l.startsWith("#"))
                    .map(Named::of)
                    .toList();
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        List<Named> all = all();
        if (args.length == 0 || args[0].startsWith("-")) {
            System.out.println("Available measurements: ./measure NAME [ARGUMENTS]");
            for (Named m : all) System.out.printf("  %-18s %s%n", m.name(), m.about());
            return;
        }
        Named wanted =
                all.stream().filter(m -> m.name().equals(args[0])).findFirst().orElse(null);
        if (wanted == null) {
            System.err.println("measure: unknown name '" + args[0] + "'; available: "
                    + String.join(", ", all.stream().map(Named::name).toList()));
            System.exit(2);
            return;
        }
        double before = load();
        List<String> given = List.of(args).subList(1, args.length);
        List<String> shown = given.isEmpty() ? wanted.standard() : given;
        System.out.println("# ./measure " + wanted.name() + (shown.isEmpty() ? "" : " " + String.join(" ", shown)));
        run(wanted.mainClass(), wanted.arguments(given));
        System.out.println(verdict(before));
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

    private static String verdict(double before) {
        String machine = String.format(
                Locale.ROOT,
                "# load %.1f at the start, %d cores, Java %s",
                before,
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().feature());
        return before <= QUIET
                ? machine
                : machine
                        + String.format(
                                Locale.ROOT,
                                ": not a valid result, repeat it on an idle machine (load at most %.1f)",
                                QUIET);
    }
}
