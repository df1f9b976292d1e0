/** A member of a row: its key and the text of its value. */
export type Member = readonly [key: string, value: string];

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{}:,]|\s+/y;

function* tokens(text: string): Generator<string, void> {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new Error(`not JSON at ${at}: ${text.slice(at, at + 40)}`);
    if (token.trim() !== '') yield token;
  }
}

/** Returns the text of a value that begins with a token, including all of an object or an array. */
function valueFrom(token: string, rest: Generator<string, void>): string {
  if (token !== '{' && token !== '[') return token;
  const end = token === '{' ? '}' : ']';
  let text = token;
  // This is not a `for` loop, because leaving such a loop would end the iterator of the tokens.
  for (let next = rest.next(); !next.done; next = rest.next()) {
    text += valueFrom(next.value, rest);
    if (next.value === end) break;
  }
  return text;
}

/**
 * Reads a list of objects. JSON.parse would lose the order of keys such as "0" and the text of numbers
 * such as 12.50.
 */
export function jsonRows(text: string): readonly (readonly Member[])[] {
  JSON.parse(text);
  const rows: Member[][] = [];
  let row: Member[] = [];
  let key: string | undefined;
  const all = tokens(text);
  for (const token of all) {
    if (key === undefined && token === '{') row = [];
    else if (key === undefined && token === '}') rows.push(row);
    else if (/^[,:]$/.test(token) || (key === undefined && /^[[\]]$/.test(token))) continue;
    else if (key === undefined) key = String(JSON.parse(token));
    else {
      row.push([key, valueFrom(token, all)]);
      key = undefined;
    }
  }
  return rows;
}

/** Returns the cells of a column, each as JSON text. */
export function jsonColumn(text: string, name: string): readonly string[] {
  return jsonRows(text).map((row) => {
    const member = row.find(([key]) => key === name);
    if (member === undefined) throw new Error(`no column ${name}`);
    return member[1];
  });
}
