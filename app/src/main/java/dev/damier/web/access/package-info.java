/** Who is let in to a server that is one person's own. */
package dev.damier.web.access;
