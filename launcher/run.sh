#!/bin/sh
# Starts Damier from the folder it was unpacked to; all it needs is a Java runtime, 17 or newer.
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
java=${JAVA_HOME:+$JAVA_HOME/bin/java}
[ -x "$java" ] || java=java
command -v "$java" >/dev/null || { echo "damier: Java is missing: install version 17 or newer" >&2; exit 1; }
{ true <&0; } 2>/dev/null || exec </dev/null
terminals=
[ -t 0 ] && terminals="${terminals}0"
[ -t 1 ] && terminals="${terminals}1"
[ -t 2 ] && terminals="${terminals}2"
# Non-ASCII words reach Java only in a UTF-8 locale.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[uU][tT][fF]*8*) ;;
    *) [ -n "${LC_ALL:-}" ] || { LC_CTYPE=C.UTF-8; export LC_CTYPE; } ;;
esac
exec "$java" -XX:+UseSerialGC -XX:MaxRAMPercentage=75 -Xss8m -Ddamier.terminals="$terminals" ${DAMIER_JAVA_OPTS:-} -jar "$here/damier.jar" "$@"
