/** Experiments that go on when their page is left: what they have told so far is kept, and whoever comes back hears it. */
package dev.damier.web.lab;
