/** Endpoints of the analysis board besides searches: game records and animated GIFs. */
package dev.damier.web.study;
