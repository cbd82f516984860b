package dev.damier.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Measures the resident memory of a process. */
final class ProcessMemory {
    private static final String RESIDENT_FIELD = "VmRSS:";

    private ProcessMemory() {}

    /** Returns the resident memory in bytes; 0 if the process has ended, or on systems without {@code /proc}. */
    static long of(ProcessHandle process) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status"))) {
                // VmRSS:     9120 kB
                if (line.startsWith(RESIDENT_FIELD))
                    return Long.parseLong(line.substring(RESIDENT_FIELD.length())
                                    .strip()
                                    .split(" ")[0])
                            << 10;
            }
        } catch (IOException e) {
            // The process has ended, or there is no /proc.
        }
        return 0;
    }
}
