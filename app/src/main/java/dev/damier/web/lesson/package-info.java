/**
 * The lessons of {@code docs/learn}: Markdown text, placeholders for interactive diagrams, and questions. The authors
 * do not write down the correct choices: the server runs the engines, and a choice is correct if its claim is true for
 * their reports. This package does not depend on the web server.
 */
package dev.damier.web.lesson;
