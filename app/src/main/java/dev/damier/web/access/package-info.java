/** Access control of a server for a single user. */
package dev.damier.web.access;
