/**
 * Jobs and their reports, shared by the command line, the browser and the batch module. A {@link dev.damier.job.Job}
 * names a position, an engine and limits. A {@link dev.damier.job.Report} is its result, and a {@link
 * dev.damier.job.Verdict} describes the report in words. A {@link dev.damier.job.ThreadRunner} runs jobs on local
 * threads.
 *
 * <p>An {@link dev.damier.job.Answer} holds the outcome itself, for callers that need more than a report (a hint, a
 * search tree). Every move in a report has been replayed on a {@link dev.damier.game.Table}. An engine that breaks the
 * rules gives an error, never a wrong answer.
 */
package dev.damier.job;
