package dev.damier.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A control group of Linux (version 2) for a bot: whatever a process in it starts is in it too, and cannot leave it by
 * changing its session, its parent or its environment. There is one only where this program may make one.
 */
final class ProcessCgroup {
    private static final String MEMBERS = "cgroup.procs";

    private final Path folder;

    private ProcessCgroup(Path folder) {
        this.folder = folder;
    }

    /** A new one with this process in it; nothing where there are none or we may not. */
    static Optional<ProcessCgroup> of(Process process) {
        Optional<Path> made = own().map(home -> home.resolve("damier-" + UUID.randomUUID()));
        if (made.isEmpty()) return Optional.empty();
        ProcessCgroup group = new ProcessCgroup(made.get());
        try {
            Files.createDirectory(group.folder);
            group.add(process.pid());
            for (ProcessHandle child : process.descendants().toList()) group.add(child.pid());
            return Optional.of(group);
        } catch (IOException e) {
            group.remove();
            return Optional.empty();
        }
    }

    /** Whether there can be any here, tried once. */
    static boolean available() {
        return Tried.AVAILABLE;
    }

    private static final class Tried {
        static final boolean AVAILABLE = attempt();

        private static boolean attempt() {
            Optional<Path> home = own();
            if (home.isEmpty()) return false;
            ProcessCgroup group = new ProcessCgroup(home.get().resolve("damier-" + UUID.randomUUID()));
            try {
                Files.createDirectory(group.folder);
                return Files.isWritable(group.folder.resolve(MEMBERS));
            } catch (IOException e) {
                return false;
            } finally {
                group.remove();
            }
        }
    }

    /** The group that this program is in: the mount of version 2, and below it what {@code /proc} says. */
    private static Optional<Path> own() {
        try {
            String mount = "";
            for (String line : Files.readAllLines(Path.of("/proc/self/mounts"))) {
                String[] field = line.split(" ");
                if (field.length > 2 && field[2].equals("cgroup2")) mount = field[1];
            }
            if (mount.isEmpty()) return Optional.empty();
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup")))
                if (line.startsWith("0::")) return Optional.of(Path.of(mount + line.substring(3)));
        } catch (IOException e) {
            // no Linux, or one that does not tell
        }
        return Optional.empty();
    }

    private void add(long pid) throws IOException {
        Files.writeString(folder.resolve(MEMBERS), Long.toString(pid), StandardCharsets.US_ASCII);
    }

    /** Everybody in it. */
    List<ProcessHandle> members() {
        try {
            return Files.readAllLines(folder.resolve(MEMBERS)).stream()
                    .map(Long::parseLong)
                    .flatMap(pid -> ProcessHandle.of(pid).stream())
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Once it is empty. */
    void remove() {
        try {
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // somebody is still in it, and dies: an empty group costs nothing
        }
    }
}
