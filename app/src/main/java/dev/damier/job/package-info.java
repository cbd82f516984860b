/**
 * Work as text: a {@link dev.damier.job.Job} says what to solve with what and for how much, a {@link
 * dev.damier.job.Report} is the row that comes back, a {@link dev.damier.job.Verdict} says it in words, and a {@link dev.damier.job.Runner} makes rows of jobs, on threads
 * here and on a cluster elsewhere.
 *
 * <p>Command line, browser and batch share these. An {@link dev.damier.job.Answer} stands between the two for whoever
 * needs the outcome itself (a hint, a search tree). Every line in a report has been replayed on a {@link
 * dev.damier.game.Table}: an engine that breaks the rules yields an error, never a wrong answer.
 */
package dev.damier.job;
