/**
 * Robustness tests with a real server process under mixed load. Well-behaved clients check every response. Misbehaving
 * clients disconnect early, send half of what they announce, do not read, start unlimited searches or send noise. The
 * server is ended by SIGTERM or SIGKILL and restarted, without a writable cache. {@link dev.damier.chaos.Chaos} lists
 * the requirements.
 */
package dev.damier.chaos;
