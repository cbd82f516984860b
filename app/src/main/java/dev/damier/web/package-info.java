/**
 * The web server, with one class per group of endpoints.
 *
 * <p>{@link dev.damier.web.Server} registers the routes. Requests and responses are JSON over HTTP; running searches
 * are server-sent events. Computations go through the {@link dev.damier.web.http.RequestDispatcher} to the work queue
 * ({@link dev.damier.web.work}), which shares the processors fairly between clients. A {@link dev.damier.web.View}
 * contains everything a page needs to draw a game. The classes of this package access games through the registry, and
 * positions as text.
 */
package dev.damier.web;
