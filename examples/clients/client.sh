#!/usr/bin/env bash
# A client of the service with curl. Needs TABLEWRIGHT_URL and, where the server asks for keys, API_KEY.
set -euo pipefail
url=${TABLEWRIGHT_URL:-http://127.0.0.1:8080}

post() {
  # An error answer is shown, and ends the script.
  curl --silent --show-error --fail-with-body "$url$1" \
    --header "Authorization: Bearer ${API_KEY:-}" \
    --header 'Content-Type: application/json' \
    "${@:2}"
}

fields='[{"name":"id","type":"sequence"},{"name":"name","type":"name"},{"name":"email","type":"email"}]'

echo 'A look at the first rows:'
post /generate/preview --data "{\"rows\":1000,\"seed\":42,\"fields\":$fields}"
echo

echo 'All of them, as a file:'
post /generate --data "{\"rows\":1000,\"seed\":42,\"format\":\"csv\",\"fields\":$fields}" --output people.csv
wc -l people.csv
