/** What a study board asks for besides searches: records read and written, and moving pictures of a line. */
package dev.damier.web.study;
