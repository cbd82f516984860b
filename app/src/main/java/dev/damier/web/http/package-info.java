/**
 * What all resources of the server speak with: what a request asks ({@link dev.damier.web.http.RequestParams}), who may ask it ({@link
 * dev.damier.web.http.RequestGuard}, {@link dev.damier.web.http.RateLimiter}), and how it is answered: through the {@link
 * dev.damier.web.http.RequestDispatcher} of work, as a stream of {@link dev.damier.web.http.EventStream}, once the disk has spoken ({@link
 * dev.damier.web.http.BlockingResponder}), at once where nothing is computed ({@link dev.damier.web.http.Responses}), or with a {@link
 * dev.damier.web.http.HttpErrorException}. Nobody else writes an answer.
 */
package dev.damier.web.http;
