package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One class name means one thing in the whole project: in every module, in its tests, in the launcher. */
class NamesTest {
    private static final Path ROOT = Path.of("..");
    private static final Set<String> NO_CLASSES = Set.of("package-info.java", "module-info.java");

    @Test
    void namesMeanOneThing() throws IOException {
        Map<String, List<Path>> places = new TreeMap<>();
        for (Path folder : sources()) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> places.computeIfAbsent(
                                        file.getFileName().toString(), n -> new ArrayList<>())
                                .add(ROOT.relativize(file)));
            }
        }
        places.keySet().removeAll(NO_CLASSES);
        assertThat(places).hasSizeGreaterThan(800);
        places.values().removeIf(where -> where.size() == 1);
        assertThat(places).as("names of several classes").isEmpty();
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules.flatMap(module ->
                            Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java"), module))
                    .filter(folder -> folder.endsWith("java") || folder.endsWith("launcher"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }
}
