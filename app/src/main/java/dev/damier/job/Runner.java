package dev.damier.job;

import java.util.List;
import java.util.function.Consumer;

/** Runs jobs and passes each report to a consumer, one at a time, in order of completion. */
public interface Runner {
    void run(List<Job> jobs, Consumer<Report> sink);
}
