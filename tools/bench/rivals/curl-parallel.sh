# curl's parallel transfers in two passes, as people write them: all upload URLs, then all files. One `basename` per file takes
# nearly all of its time. One `jq` reads all responses; one per file would take 2 ms more each, and 20 ms with jq 1.6.
# Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… bash curl-parallel.sh <folder> <base URL>
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/responses"
first=
for file in "$1"/*; do
  name=$(basename "$file")
  echo "$first"
  echo "url = \"$2/storage/urls\""
  echo "header = \"Authorization: Bearer $PLAYABLE_TOKEN\""
  echo 'header = "Content-Type: application/json"'
  echo "data = \"{\\\"fileName\\\":\\\"$name\\\",\\\"contentType\\\":\\\"application/octet-stream\\\",\\\"organizationId\\\":\\\"$PLAYABLE_ORGANIZATION\\\"}\""
  echo "output = \"$work/responses/$name\""
  echo 'fail'
  first=next
done >"$work/posts"
curl --parallel --parallel-max 16 --no-progress-meter --config "$work/posts"

# Both lists are sorted by name.
jq -r .uploadUrl "$work"/responses/* >"$work/urls"
first=
for file in "$1"/*; do
  read -r url <&3
  echo "$first"
  echo "url = \"$url\""
  echo 'header = "Content-Type: application/octet-stream"'
  echo "upload-file = \"$file\""
  echo 'fail'
  first=next
done >"$work/puts" 3<"$work/urls"
curl --parallel --parallel-max 16 --no-progress-meter --config "$work/puts"
