package dev.damier.cli.input;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;

/** Parses durations, sizes and counts with units, such as 200ms, 2g or 50k. */
public final class Units {
    private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|h)");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)([kmgKMG])(?:[iI]?[bB])?");
    private static final Pattern COUNT = Pattern.compile("(\\d{1,15})([kmgKMG]?)");

    private Units() {}

    public static Duration time(String text) {
        Matcher m = TIME.matcher(text);
        if (!m.matches()) throw UsageException.of("usage.time", text);
        double unit = switch (m.group(2)) {
            case "ms" -> 1;
            case "s" -> 1e3;
            case "m" -> 60e3;
            default -> 3600e3;
        };
        return Duration.ofNanos((long) (positive(m.group(1), text, "usage.time.zero") * unit * 1e6));
    }

    public static long size(String text) {
        Matcher m = SIZE.matcher(text);
        if (!m.matches()) throw UsageException.of("usage.size", text);
        return (long) (positive(m.group(1), text, "usage.size.zero") * scale(m.group(2), 1024));
    }

    public static long count(String text) {
        Matcher m = COUNT.matcher(text);
        if (!m.matches()) throw UsageException.of("usage.count", text);
        return (long) (positive(m.group(1), text, "usage.count.zero") * scale(m.group(2), 1000));
    }

    private static double positive(String number, String text, String zeroKey) {
        double value = Double.parseDouble(number);
        if (value <= 0) throw UsageException.of(zeroKey, text);
        return value;
    }

    private static double scale(String letter, double step) {
        return switch (letter.toLowerCase(java.util.Locale.ROOT)) {
            case "k" -> step;
            case "m" -> step * step;
            case "g" -> step * step * step;
            default -> 1;
        };
    }

    public static final class TimeConverter implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return time(text);
        }
    }

    public static final class SizeConverter implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return size(text);
        }
    }

    public static final class CountConverter implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return count(text);
        }
    }
}
