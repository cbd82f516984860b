/**
 * What all endpoints of the server share.
 *
 * <p>Requests: {@link dev.damier.web.http.RequestParams} reads their parameters,
 * {@link dev.damier.web.http.RequestGuard} and {@link dev.damier.web.http.RateLimiter} reject those that are not
 * allowed.
 *
 * <p>Responses: {@link dev.damier.web.http.RequestDispatcher} computes them in the work queue,
 * {@link dev.damier.web.http.BlockingResponder} waits for storage, {@link dev.damier.web.http.EventStream} streams
 * events, {@link dev.damier.web.http.Responses} sends small responses at once. Errors are
 * {@link dev.damier.web.http.HttpErrorException}s; {@link dev.damier.web.http.JsonErrorHandler} sends those of Jetty. No
 * other class writes responses.
 */
package dev.damier.web.http;
