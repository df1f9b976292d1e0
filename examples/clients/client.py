"""A client of the service without dependencies.

Needs TABLEWRIGHT_URL and, where the server asks for keys, API_KEY.
"""

import csv
import io
import json
import os
import sys
import urllib.error
import urllib.request

URL = os.environ.get("TABLEWRIGHT_URL", "http://127.0.0.1:8080")


def post(path, body):
    """The answer to a request; ends the program with what is wrong with it."""
    request = urllib.request.Request(
        URL + path,
        data=json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ.get("API_KEY", ""),
            "Content-Type": "application/json",
        },
    )
    try:
        return urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        sys.exit("{status} {code}: {detail}".format(**problem))


table = {
    "rows": 1000,
    "seed": 42,
    "fields": [
        {"name": "name", "type": "name"},
        {"name": "born", "type": "birth_date", "constraints": {"min_age": 18}},
        {"name": "score", "type": "csat_score", "constraints": {"scale": "0-10", "null_rate": 0.1}},
    ],
}

with post("/generate/preview", table) as answer:
    for row in json.load(answer)["data"][:3]:
        print(row)

# A large table is read as it comes.
with post("/generate", {**table, "format": "csv"}) as answer:
    rows = csv.DictReader(io.TextIOWrapper(answer, encoding="utf-8", newline=""))
    scores = [int(row["score"]) for row in rows if row["score"]]
    print("mean of", len(scores), "scores:", round(sum(scores) / len(scores), 2))
