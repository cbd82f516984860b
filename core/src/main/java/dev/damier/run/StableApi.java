package dev.damier.run;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A package that programs outside may build on: what is public there stays, in name and in form, until the first number of
 * the version changes. The build holds it against the last release (japicmp).
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PACKAGE)
public @interface StableApi {}
