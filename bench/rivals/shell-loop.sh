# The upload as most people write it first: one file after the other.
# Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… bash shell-loop.sh <folder> <base URL>
set -euo pipefail
for file in "$1"/*; do
  name=$(basename "$file")
  body="{\"fileName\":\"$name\",\"contentType\":\"application/octet-stream\",\"organizationId\":\"$PLAYABLE_ORGANIZATION\"}"
  answer=$(curl --fail --silent --show-error -X POST "$2/storage/urls" \
    --header "Authorization: Bearer $PLAYABLE_TOKEN" --header 'Content-Type: application/json' --data "$body")
  url=$(echo "$answer" | jq -r .uploadUrl)
  curl --fail --silent --show-error --header 'Content-Type: application/octet-stream' -T "$file" "$url"
done
