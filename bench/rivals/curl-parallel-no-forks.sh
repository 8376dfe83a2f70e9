# curl's parallel transfers in two passes with as few processes as possible: one awk writes each configuration, and the second awk
# also reads all responses.
# Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… bash curl-parallel-no-forks.sh <folder> <base URL>
set -euo pipefail
work=$(mktemp -d)
mkdir "$work/responses"
trap 'rm -rf "$work"' EXIT
files=("$1"/*)
export WORK=$work FOLDER=$1 BASE_URL=$2
printf '%s\n' "${files[@]##*/}" | awk '{
  if (NR > 1) print "next"
  printf "url = \"%s/storage/urls\"\n", ENVIRON["BASE_URL"]
  printf "header = \"Authorization: Bearer %s\"\n", ENVIRON["PLAYABLE_TOKEN"]
  print "header = \"Content-Type: application/json\""
  printf "data = \"{\\\"fileName\\\":\\\"%s\\\",\\\"contentType\\\":\\\"application/octet-stream\\\",", $0
  printf "\\\"organizationId\\\":\\\"%s\\\"}\"\n", ENVIRON["PLAYABLE_ORGANIZATION"]
  printf "output = \"%s/responses/%s\"\nfail\n", ENVIRON["WORK"], $0
}' >"$work/posts"
curl --no-progress-meter --parallel --parallel-immediate --parallel-max 16 --config "$work/posts"
cd "$work/responses"
printf '%s\n' "${files[@]##*/}" | awk '{
  if (NR > 1) print "next"
  name = $0
  getline response <name
  close(name)
  match(response, /"uploadUrl":"[^"]*"/)
  printf "url = \"%s\"\n", substr(response, RSTART + 13, RLENGTH - 14)
  print "header = \"Content-Type: application/octet-stream\""
  printf "upload-file = \"%s/%s\"\nfail\n", ENVIRON["FOLDER"], name
}' >"$work/puts"
curl --no-progress-meter --parallel --parallel-immediate --parallel-max 16 --config "$work/puts"
