import type { Request } from '../engine/messages.js';

/** Code that makes the table of the page elsewhere. */
export interface CodeSample {
  readonly label: string;
  readonly code: string;
}

/** Code for a request. `origin` is the address of this server, with its base path. */
export function codeSamples(request: Request, origin: string, file: string): readonly CodeSample[] {
  const json = JSON.stringify(request, undefined, 2);
  return [
    { label: 'JSON', code: json },
    { label: 'curl', code: curlOf(json, origin, file) },
    { label: 'TypeScript', code: typescriptOf(request, json, file) },
    { label: 'Python', code: pythonOf(json, origin, file) },
    { label: 'Command', code: commandOf(json, file) },
  ];
}

function curlOf(json: string, origin: string, file: string): string {
  return `curl '${origin}/generate' \\
  -H 'Authorization: Bearer YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: */*' \\
  -o '${file}' \\
  -d @- <<'REQUEST'
${json}
REQUEST
`;
}

function typescriptOf(request: Request, json: string, file: string): string {
  const isSet = 'tables' in request;
  const name = isSet ? 'generateSet' : 'generate';
  return `import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ${name} } from 'tablewright';

const made = ${name}(${json});
await pipeline(made.file(), createWriteStream(${JSON.stringify(file)}));
`;
}

/** The request as JSON inside Python, whose texts in three quotes need backslashes doubled. */
function pythonOf(json: string, origin: string, file: string): string {
  const text = json.replaceAll('\\', '\\\\').replaceAll("'''", "\\'\\'\\'");
  return `import json
import urllib.request

request = json.loads('''${text}''')
call = urllib.request.Request(
    ${JSON.stringify(`${origin}/generate`)},
    data=json.dumps(request).encode(),
    headers={
        "Authorization": "Bearer YOUR_KEY",
        "Content-Type": "application/json",
        "Accept": "*/*",
    },
)
with urllib.request.urlopen(call) as answer, open(${JSON.stringify(file)}, "wb") as out:
    out.write(answer.read())
`;
}

function commandOf(json: string, file: string): string {
  return `cat > request.json <<'REQUEST'
${json}
REQUEST
npx tablewright generate request.json --out '${file}'
`;
}
