/**
 * The browser's server: one class per resource, text positions and the registry only.
 *
 * <p>{@link dev.damier.web.Server} puts the routes together. Actions are JSON over HTTP, running searches are
 * server-sent events. {@link dev.damier.web.Searches} is the bounded pool every search of every visitor goes through:
 * a queue per client, served in turn. What a page needs to draw is a {@link dev.damier.web.View}.
 */
package dev.damier.web;
