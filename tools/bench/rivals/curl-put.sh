# One file: curl requests an upload URL and sends the file.
# Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… bash curl-put.sh <folder> <base URL>
set -euo pipefail
file=$(echo "$1"/*)
type='application/octet-stream'
url=$(curl --fail --silent --show-error "$2/storage/urls" \
  --header "Authorization: Bearer $PLAYABLE_TOKEN" --header 'Content-Type: application/json' \
  --data "{\"fileName\":\"${file##*/}\",\"contentType\":\"$type\",\"organizationId\":\"$PLAYABLE_ORGANIZATION\"}" |
  jq --raw-output .uploadUrl)
curl --fail --silent --show-error --header "Content-Type: $type" -T "$file" "$url"
