# Sourced by ./damier and ./measure, with $root set: builds one module and the modules it depends on.

need() {
    command -v "$1" >/dev/null || { echo "damier: '$1' is missing: $2" >&2; exit 1; }
}

# Runs Maven. If Maven is not installed, launcher/Launch.java downloads it once, so a JDK alone is enough.
maven() {
    if command -v mvn >/dev/null; then
        mvn "$@"
    else
        "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Ddamier.root="$root" "$root/launcher/Launch.java" maven "$@"
    fi
}

# Succeeds if a source file is newer than the last build of module $1.
stale() {
    local built=$root/$1/target/damier.built
    [ ! -e "$built" ] || [ -n "$(find "$root"/pom.xml "$root"/{core,games,app,"$1"}/{pom.xml,src/main} "$root"/docs/learn "$root"/python/damier/connect.py -newer "$built" -print -quit 2>/dev/null)" ]
}

# Builds module $1 without tests and checks; $2 is the progress message.
build() {
    local at=$root/$1/target log=$root/$1/target/build.log
    need "${JAVA_HOME:+$JAVA_HOME/bin/}javac" "install a JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless)"
    echo "damier: $2…" >&2
    # Jars of an earlier version must not stay on the class path.
    rm -rf "$at/lib"
    mkdir -p "$at"
    if ! (cd "$root" && maven -q -B -ntp -pl "$1" -am package -Dmaven.test.skip=true -Dquick -Djacoco.skip -Dspotless.check.skip) >"$log" 2>&1 </dev/null; then
        grep -E '^\[ERROR\]|^Error|^damier:' "$log" | head -20 >&2 || true
        echo "damier: the build failed; the full log is in $log" >&2
        exit 1
    fi
}

# Records that module $1 is built. Callers with further build steps run them first.
built() {
    touch "$root/$1/target/damier.built"
}

# Runs the command $3 with its arguments if the check $2 succeeds for module $1. Holds a lock, because two starts must not build
# at the same time.
alone() {
    local module=$1 wanted=$2
    shift 2
    mkdir -p "$root/$module/target"
    if command -v flock >/dev/null; then
        exec 9>"$root/$module/target/.lock"
        flock 9
    fi
    if "$wanted" "$module"; then "$@"; fi
    exec 9>&-
}

# Builds module $1 if it is out of date.
ready() {
    if stale "$1"; then alone "$1" stale build_whole "$@"; fi
}

build_whole() {
    build "$@"
    built "$1"
}
