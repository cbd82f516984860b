#!/usr/bin/env bash
# Builds an installer for the current system, including a Java runtime: launcher/package.sh deb|rpm|dmg|pkg|app-image [OUT]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/launcher/build.sh"
[ $# -gt 0 ] || { echo "package: missing type: deb, rpm, dmg, pkg or app-image" >&2; exit 2; }
build app "building the application"
build desktop "building the desktop window"
version=$(sed -n 's/.*<version>\(.*\)<\/version>.*/\1/p' "$root/pom.xml" | head -1)
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Ddamier.root="$root" "$root/launcher/Packaging.java" "$1" "${2:-$root/target/packages}" "$version"
