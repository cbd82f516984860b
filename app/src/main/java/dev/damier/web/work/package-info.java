/**
 * Schedules all computations that clients request from the server: {@link dev.damier.web.work.WorkQueue}.
 *
 * <p>Every search, deal or analysis is one job. The server has as many slots as processors, and one job runs per slot.
 * Jobs share the slots by time slices, so that one client with many long searches cannot block the others.
 *
 * <h2>Life of a job</h2>
 *
 * <ol>
 * <li>Submit. The caller builds a {@link dev.damier.web.work.WorkRequest}: the client, the kind of job, a budget (time
 * and memory) and the function to run. {@link dev.damier.web.work.WorkQueue#submit} returns a
 * {@link dev.damier.web.work.QueuedWork} whose {@code result()} is a future. If too many jobs are waiting,
 * {@code submit} throws an {@link dev.damier.web.work.OverloadException} instead.
 * <li>Wait. The job waits in its client's own queue until it gets a slot. A job starts only if its memory budget fits
 * into the limits of {@link dev.damier.web.work.WorkLimits}. A job that has waited for 2 minutes fails.
 * <li>Run. The job runs on a worker thread. About every millisecond, its search calls {@link dev.damier.run.TimeSlice}.
 * If the job has run for 20 ms, it gives up its slot there and its thread blocks: the job is paused.
 * <li>Continue. The free slot goes to the best candidate, a waiting or a paused job, possibly the same one. A client
 * with fewer running jobs comes first, then the client that has used less running time. The time limit of a paused job
 * does not advance.
 * <li>End. The job leaves the queue and its future completes with a value or a failure. A cancelled search ends early
 * and returns the best result so far. The queue also cancels a job that exceeds its time limit by 250 ms. If such a job
 * does not react for 10 s, another job gets its slot.
 * </ol>
 *
 * <h2>Parts</h2>
 *
 * <p>{@link dev.damier.web.work.WorkQueue} owns the lock, the slots and the life of a job. {@code Admission} limits jobs
 * and memory, {@code FairScheduler} selects the next job, {@code JobWatchdog} finds jobs that wait too long or no longer
 * respond, and {@link dev.damier.web.work.WorkCounters} counts.
 *
 * <h2>Background work</h2>
 *
 * <p>A search can start work that serves later searches, too: {@code TimeSlice.runInBackground}. It is a job of its own
 * kind and of no client. One runs at a time, only in a slot that no other job can use, with its memory reserved. It
 * continues when the search ends. It is cancelled when the server closes, when the heap is nearly full, or after 10
 * minutes; the next search that needs it starts it again.
 *
 * <h2>Example</h2>
 *
 * <p>A server has one slot. Client A submits a search of 10 s, which starts at once. After 1 s, client B requests a
 * hint.
 *
 * <pre>
 * time      event                                              used by A   used by B
 * 0 ms      A's search starts                                       0 ms          –
 * 1000 ms   B's hint is submitted; B starts with A's value       1000 ms     1000 ms
 * 1020 ms   A's slice ends; candidates: A 1020, B 1000 - 100     1020 ms     1000 ms
 *           B has the lower number, so its hint gets the slot
 * 1060 ms   the hint is ready; A's search continues              1020 ms     1040 ms
 * </pre>
 *
 * <p>The number compared is the client's used time. Interactive jobs such as hints subtract a credit of 100 ms, because
 * a user is waiting for them. B receives its hint 60 ms after the request: 20 ms of waiting and 40 ms of running. A's
 * search was paused for 40 ms, which do not count against its 10 s.
 */
package dev.damier.web.work;
