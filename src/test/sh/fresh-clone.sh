#!/usr/bin/env bash
# Plays the first minutes of a new user: a fresh clone in another folder, an empty Maven repository
# and no graph. Asks the question of the README, checks what comes out, and says how long it took.
# Downloads all dependencies again, so it is no part of the build.
#
#   src/test/sh/fresh-clone.sh [COMMIT]     (default: HEAD)
set -euo pipefail

project=$(cd "$(dirname "$0")/../../.." && pwd)
commit=$(git -C "$project" rev-parse --verify "${1:-HEAD}^{commit}")
question="unpinned-version with automation-amplified across orgs"
organizations=(DFDS Heroku Datadog Honeycomb Appfarm PortSwigger Intercom)

work=$(mktemp -d -t fresh-clone.XXXXXX)
trap 'rm -rf "$work"' EXIT

say() { printf 'fresh-clone: %s\n' "$*"; }

fail() {
  say "FAILED: $*"
  sed 's/^/  out: /' "$work/out"
  sed 's/^/  err: /' "$work/err"
  exit 1
}

# ask NAME: runs the question with nothing of this user's environment; the answer is in $work/out.
ask() {
  local start=$SECONDS status=0
  (cd "$work/clone" && env -i PATH="$PATH" HOME="$work/home" ${JAVA_HOME:+JAVA_HOME="$JAVA_HOME"} \
    MAVEN_OPTS="-Dmaven.repo.local=$work/repository" ./ikg ask "$question") \
    >"$work/out" 2>"$work/err" </dev/null || status=$?
  [ $status -eq 0 ] || fail "$1 call: exit code $status"
  say "$1 call: $((SECONDS - start)) s"
}

mkdir "$work/home" "$work/repository"
git clone -q --no-local "$project" "$work/clone"
git -C "$work/clone" checkout -q --detach "$commit"
say "$(git -C "$work/clone" log -1 --format='%h %s')"

ask first
for each in "${organizations[@]}"; do
  grep -q "^$each " "$work/out" || fail "$each is not in the answer"
done
grep -q 'loading the bundled cases' "$work/err" || fail "it does not say that it loads"
if grep -qE '^(ikg:|Nothing was|Loaded )' "$work/out"; then fail "the answer is not alone on standard output"; fi
[ -z "$(git -C "$work/clone" status --porcelain)" ] || fail "the clone has changes: $(git -C "$work/clone" status --porcelain)"
cp "$work/out" "$work/first"

ask second
[ ! -s "$work/err" ] || fail "the second call builds or loads again"
cmp -s "$work/out" "$work/first" || fail "the second answer is another"
ask third
say "passed"
