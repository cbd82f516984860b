package dev.damier.run;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A package that programs outside may build on: what is public there stays, in name and in form, until the first number of
 * the version changes. A test holds it against the signatures of the last release.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PACKAGE)
public @interface StableApi {}
