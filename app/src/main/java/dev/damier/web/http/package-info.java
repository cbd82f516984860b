/**
 * What all resources of the server speak with: what a request asks ({@link dev.damier.web.http.Ask}), who may ask it ({@link
 * dev.damier.web.http.Guard}, {@link dev.damier.web.http.RateLimit}), and how it is answered: at once through the {@link
 * dev.damier.web.http.Door} of work, as a stream of {@link dev.damier.web.http.Events}, or with a {@link
 * dev.damier.web.http.Refusal}.
 */
package dev.damier.web.http;
