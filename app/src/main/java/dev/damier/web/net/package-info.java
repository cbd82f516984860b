/**
 * Connections as such: how many there may be, whether somebody is still at the other end, and the clock that looks after
 * them. What is said on them is the business of {@link dev.damier.web}.
 */
package dev.damier.web.net;
