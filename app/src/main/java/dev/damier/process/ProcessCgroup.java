package dev.damier.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A Linux control group (cgroup version 2) for a bot. All descendants of a process in the group belong to it as well.
 * They cannot leave it by changing their session, parent or environment. It is available only if this program may
 * create control groups.
 */
final class ProcessCgroup {
    private static final String MEMBERS_FILE = "cgroup.procs";

    private final Path folder;

    private ProcessCgroup(Path folder) {
        this.folder = folder;
    }

    /**
     * Creates a group and adds a process with its descendants. Returns empty if groups are not supported or not
     * permitted.
     */
    static Optional<ProcessCgroup> create(Process process) {
        Optional<Path> folder = ownCgroup().map(parent -> parent.resolve("damier-" + UUID.randomUUID()));
        if (folder.isEmpty()) return Optional.empty();
        ProcessCgroup group = new ProcessCgroup(folder.get());
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

    /** Returns whether this program can create groups. The result of the first test is reused. */
    static boolean isAvailable() {
        return Availability.AVAILABLE;
    }

    /** Holds the result of the test, which runs when this class is loaded. */
    private static final class Availability {
        static final boolean AVAILABLE = probe();

        private static boolean probe() {
            Optional<Path> parent = ownCgroup();
            if (parent.isEmpty()) return false;
            ProcessCgroup group = new ProcessCgroup(parent.get().resolve("damier-" + UUID.randomUUID()));
            try {
                Files.createDirectory(group.folder);
                return Files.isWritable(group.folder.resolve(MEMBERS_FILE));
            } catch (IOException e) {
                return false;
            } finally {
                group.remove();
            }
        }
    }

    /**
     * Returns the group of this program: the mount point of cgroup version 2 and the path in {@code /proc/self/cgroup}.
     */
    private static Optional<Path> ownCgroup() {
        try {
            String mount = "";
            for (String line : Files.readAllLines(Path.of("/proc/self/mounts"))) {
                String[] fields = line.split(" ");
                if (fields.length > 2 && fields[2].equals("cgroup2")) mount = fields[1];
            }
            if (mount.isEmpty()) return Optional.empty();
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup")))
                if (line.startsWith("0::")) return Optional.of(Path.of(mount + line.substring(3)));
        } catch (IOException e) {
            // Not Linux, or /proc is not readable.
        }
        return Optional.empty();
    }

    private void add(long pid) throws IOException {
        Files.writeString(folder.resolve(MEMBERS_FILE), Long.toString(pid), StandardCharsets.US_ASCII);
    }

    /** Returns all processes in the group. */
    List<ProcessHandle> members() {
        try {
            return Files.readAllLines(folder.resolve(MEMBERS_FILE)).stream()
                    .map(Long::parseLong)
                    .flatMap(pid -> ProcessHandle.of(pid).stream())
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Deletes the group if it is empty. */
    void remove() {
        try {
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // A process in it has not ended yet. A remaining empty group is harmless.
        }
    }
}
