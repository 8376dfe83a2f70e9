# The same as the shell loop, with 16 files at a time.
# Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… bash xargs.sh <folder> <base URL>
set -euo pipefail
export BASE_URL=$2
upload() {
  set -euo pipefail
  name=$(basename "$1")
  body="{\"fileName\":\"$name\",\"contentType\":\"application/octet-stream\",\"organizationId\":\"$PLAYABLE_ORGANIZATION\"}"
  answer=$(curl --fail --silent --show-error -X POST "$BASE_URL/storage/urls" \
    --header "Authorization: Bearer $PLAYABLE_TOKEN" --header 'Content-Type: application/json' --data "$body")
  url=$(echo "$answer" | jq -r .uploadUrl)
  curl --fail --silent --show-error --header 'Content-Type: application/octet-stream' -T "$1" "$url"
}
export -f upload
find "$1" -type f -print0 | xargs -0 -n 1 -P 16 bash -c 'upload "$1"' upload
