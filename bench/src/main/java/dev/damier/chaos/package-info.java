/**
 * Robustness tests with a real server process under mixed load. Well-behaved clients check every response. Misbehaving
 * clients disconnect early, send half of what they announce, do not read, start unlimited searches or send random bytes.
 * The server is stopped with SIGTERM or SIGKILL, then restarted. Its cache folder has no space for tables. {@link
 * dev.damier.chaos.Chaos} lists the requirements.
 */
package dev.damier.chaos;
