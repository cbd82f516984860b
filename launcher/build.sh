# Sourced by ./damier and ./measure, with $root set: the build of one module and of what it stands on.

need() {
    command -v "$1" >/dev/null || { echo "damier: '$1' is missing: $2" >&2; exit 1; }
}

# Whether a source is newer than the last build of module $1.
stale() {
    local built=$root/$1/target/damier.built
    [ ! -e "$built" ] || [ -n "$(find "$root"/pom.xml "$root"/{core,games,app,"$1"}/{pom.xml,src/main} -newer "$built" -print -quit)" ]
}

# Builds module $1 without tests and checks; $2 is what is said meanwhile.
build() {
    local at=$root/$1/target log=$root/$1/target/build.log
    need mvn "install Maven 3.8 or newer (Debian: apt-get install maven)"
    echo "damier: $2…" >&2
    # What an earlier version left there would stand on the class path.
    rm -rf "$at/lib"
    mkdir -p "$at"
    if ! (cd "$root" && mvn -q -B -ntp -pl "$1" -am package -Dmaven.test.skip=true -Dquick -Djacoco.skip -Dspotless.check.skip) >"$log" 2>&1 </dev/null; then
        grep -E '^\[ERROR\]|^Error' "$log" | head -20 >&2 || true
        echo "damier: the build failed; all of it is in $log" >&2
        exit 1
    fi
}

# Notes that module $1 is built; whoever has more to do with it does so before.
built() {
    touch "$root/$1/target/damier.built"
}

# Runs step $3 with the words after it if $2, asked about module $1, says so; alone: two starts at once must not build at once.
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

# A module that nobody needs but who asks for it is built when it is.
ready() {
    if stale "$1"; then alone "$1" stale build_whole "$@"; fi
}

build_whole() {
    build "$@"
    built "$1"
}
