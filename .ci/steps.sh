# What `.ci/run` and `.ci/release` have in common. Sourced from the folder of the repository.

fail() { echo "ci: $*" >&2; exit 1; }

# step NAME COMMAND…: runs the command and says how long it took.
step() {
  local name=$1 start=$SECONDS
  shift
  echo "ci: $name"
  "$@" || fail "$name failed after $((SECONDS - start)) s"
  echo "ci: $name took $((SECONDS - start)) s"
}

# readme COMMAND: runs a command that stands in the README, as a line of its own.
readme() {
  grep -qxF "$1" README.md || fail "the README does not say: $1"
  step "$1" bash -c "$1"
}
