/**
 * Connections below the level of requests: limits on their number, detection of disconnected clients, trusted proxies,
 * and the scheduler for periodic checks. {@link dev.damier.web} handles the requests.
 */
package dev.damier.web.net;
