#!/usr/bin/env bash
# Keeps what is stable in core as it is now: the build holds later versions against it (CONTRIBUTING.md).
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../core"
mvn -q -B -DskipTests -Djapicmp.skip=true package
classes=$(cd src/main/java && grep -rl '^@StableApi' --include=package-info.java dev)
rm -f api/damier-core.jar
cd target/classes
for package in $classes; do
    folder=${package%/package-info.java}
    find "$folder" -maxdepth 1 -name '*.class'
done | sort | jar --create --file ../../api/damier-core.jar --date=2000-01-01T00:00:00Z @/dev/stdin
