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

/** Tests that every class name is unique in the whole project: all modules, tests and the launcher. */
class NamesTest {
    private static final Path ROOT = Path.of("..");
    private static final Set<String> IGNORED_FILES = Set.of("package-info.java", "module-info.java");

    @Test
    void classNamesAreUnique() throws IOException {
        Map<String, List<Path>> filesByName = new TreeMap<>();
        for (Path folder : sources()) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> filesByName
                                .computeIfAbsent(file.getFileName().toString(), n -> new ArrayList<>())
                                .add(ROOT.relativize(file)));
            }
        }
        filesByName.keySet().removeAll(IGNORED_FILES);
        assertThat(filesByName).hasSizeGreaterThan(800);
        filesByName.values().removeIf(files -> files.size() == 1);
        assertThat(filesByName).as("class names used more than once").isEmpty();
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
