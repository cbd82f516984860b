package dev.damier.job;

import java.util.List;
import java.util.function.Consumer;

/** Makes reports of jobs. The sink hears one report at a time, in the order they are ready. */
public interface Runner {
    void run(List<Job> jobs, Consumer<Report> sink);
}
