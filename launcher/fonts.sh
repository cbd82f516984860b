#!/usr/bin/env bash
# Rebuilds the fonts of the pages from their npm packages: Latin letters of English and French, the weights in use, no hinting.
# Needs curl, tar, and Python with: pip install fonttools==4.66.1 brotli
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
fonts=$root/app/src/main/resources/web/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
letters=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009,U+200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F
letters+=,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2260,U+2264-2265

# Creates the font $1 from version $2 of its package, with the weights $3 and the features $4.
font() {
    mkdir -p "$work/$1"
    curl -fsS "https://registry.npmjs.org/@fontsource-variable/$1/-/$1-$2.tgz" | tar -xz -C "$work/$1"
    fonttools varLib.instancer -q "$work/$1/package/files/$1-latin-wght-normal.woff2" "wght=$3" -o "$work/$1.ttf"
    fonttools subset "$work/$1.ttf" --unicodes="$letters" --layout-features="$4" --no-hinting --flavor=woff2 \
        --output-file="$fonts/$1.woff2"
    cp "$work/$1/package/LICENSE" "$fonts/$1-OFL.txt"
}

font inter 5.3.0 400:700 kern,tnum,calt,ccmp,locl,mark
font source-serif-4 5.3.1 650 kern,ccmp,locl,mark,lnum,tnum
