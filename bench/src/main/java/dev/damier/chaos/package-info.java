/**
 * A real server process under mixed load: honest visitors who check every answer, and others who hang up in the middle, send
 * half of what they announce, do not read, let engines think without end or send noise; ended by SIGTERM or SIGKILL and
 * started again, without a cache to write to. {@link dev.damier.chaos.Chaos} says what must hold all the while.
 */
package dev.damier.chaos;
