package dev.damier.run;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a package with a stable public API. Its public types and members stay compatible, in source and binary form,
 * until the next major version. The build compares them with the last release (japicmp).
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PACKAGE)
public @interface StableApi {}
