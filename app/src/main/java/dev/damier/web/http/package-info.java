/**
 * What all resources of the server speak with: what a request asks ({@link dev.damier.web.http.Ask}), who may ask it ({@link
 * dev.damier.web.http.Guard}, {@link dev.damier.web.http.RateLimit}), and how it is answered: through the {@link
 * dev.damier.web.http.Door} of work, as a stream of {@link dev.damier.web.http.Events}, once the disk has spoken ({@link
 * dev.damier.web.http.DiskAnswers}), at once where nothing is computed ({@link dev.damier.web.http.Answers}), or with a {@link
 * dev.damier.web.http.Refusal}. Nobody else writes an answer.
 */
package dev.damier.web.http;
