#!/bin/sh
# Starts Damier from the folder where it was unpacked or installed. A package includes Java; the zip needs Java 17 or newer.
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
app=$here
[ -e "$app/damier.jar" ] || app=$here/lib/app
java=$here/lib/runtime/bin/java
[ -x "$java" ] || java=${JAVA_HOME:+$JAVA_HOME/bin/java}
[ -x "$java" ] || java=java
command -v "$java" >/dev/null || { echo "damier: Java is missing: install version 17 or newer" >&2; exit 1; }
{ true <&0; } 2>/dev/null || exec </dev/null
terminals=
[ -t 0 ] && terminals="${terminals}0"
[ -t 1 ] && terminals="${terminals}1"
[ -t 2 ] && terminals="${terminals}2"
# Java receives non-ASCII arguments only in a UTF-8 locale.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[uU][tT][fF]*8*) ;;
    *) [ -n "${LC_ALL:-}" ] || { LC_CTYPE=C.UTF-8; export LC_CTYPE; } ;;
esac
if [ "${1:-}" = desktop ] && [ -x "$here/bin/damier-desktop" ]; then
    shift
    exec "$here/bin/damier-desktop" "$@"
fi
exec "$java" -XX:+UseSerialGC -XX:MaxRAMPercentage=75 -Xss8m -Ddamier.terminals="$terminals" ${DAMIER_JAVA_OPTS:-} -jar "$app/damier.jar" "$@"
