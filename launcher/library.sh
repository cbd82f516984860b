#!/usr/bin/env bash
# Lays out the library as a Maven repository: launcher/library.sh OUT VERSION. Includes sources and Javadoc if they are built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$1/dev/damier version=$2

# lay ARTIFACT POM JARS…
lay() {
    local to=$out/$1/$version file
    mkdir -p "$to"
    cp "$2" "$to/$1-$version.pom"
    shift 2
    for file in "$@"; do [ ! -e "$file" ] || cp "$file" "$to"; done
    for file in "$to"/*; do (cd "$to" && sha1sum "${file##*/}" | cut -d' ' -f1 >"$file.sha1"); done
}

lay damier "$root/pom.xml"
for module in core games; do
    jar=$root/$module/target/damier-$module-$version
    lay "damier-$module" "$root/$module/pom.xml" "$jar.jar" "$jar-sources.jar" "$jar-javadoc.jar"
done
