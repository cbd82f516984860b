/**
 * Links the modules and style sheets of the pages into few files. Their URL contains a hash of all contents, so
 * browsers may cache them for ever. This package does not depend on the web server.
 */
package dev.damier.web.assets;
