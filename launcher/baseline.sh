#!/usr/bin/env bash
# Saves the current stable API of core as the baseline; the build compares later versions with it (CONTRIBUTING.md).
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
