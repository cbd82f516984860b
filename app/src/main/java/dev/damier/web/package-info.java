/**
 * The browser's server: one class per resource, text positions and the registry only.
 *
 * <p>{@link dev.damier.web.Server} puts the routes together. Actions are JSON over HTTP, running searches are
 * server-sent events. Whatever computes goes through one {@link dev.damier.web.http.RequestDispatcher} to the queue of work, where
 * clients take turns. What a page needs to draw is a {@link dev.damier.web.View}.
 */
package dev.damier.web;
