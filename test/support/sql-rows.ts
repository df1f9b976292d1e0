/** A parsed INSERT statement: names without their quotes, values as they are written. */
export interface Insert {
  readonly table: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SqlReading {
  readonly comments: readonly string[];
  readonly inserts: readonly Insert[];
}

const TOKEN =
  /\/\*.*?\*\/;\n|"(?:[^"]|"")*"|'(?:[^']|'')*'|replace\('(?:[^']|'')*', '.', '\r'\)|-?\d+(?:\.\d+)?|[A-Za-z_][A-Za-z0-9_]*|[(),;.]|\s+/sy;

function tokensOf(sql: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < sql.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(sql)?.[0];
    if (token === undefined) throw new Error(`no SQL at ${at}: ${sql.slice(at, at + 40)}`);
    if (token.trim() !== '') tokens.push(token);
  }
  return tokens;
}

function nameOf(token: string): string {
  return token.startsWith('"') ? token.slice(1, -1).replaceAll('""', '"') : token;
}

/** Parses INSERT … VALUES of standard SQL. It accepts no other statement and no backslash escapes. */
export function readInserts(sql: string): SqlReading {
  const tokens = tokensOf(sql);
  let at = 0;
  const take = (...expected: readonly string[]): string => {
    const token = tokens[at++] ?? 'the end';
    if (expected.length > 0 && !expected.includes(token)) {
      throw new Error(`expected ${expected.join(' or ')}, got ${token}`);
    }
    return token;
  };
  const list = (): readonly string[] => {
    take('(');
    const items = [take()];
    while (take(',', ')') === ',') items.push(take());
    return items;
  };
  const comments: string[] = [];
  const inserts: Insert[] = [];
  while (at < tokens.length) {
    const token = take();
    if (token.startsWith('/*')) {
      comments.push(token);
      continue;
    }
    if (token !== 'INSERT') throw new Error(`no INSERT: ${token}`);
    take('INTO');
    const table = [nameOf(take())];
    while (tokens[at] === '.') {
      take('.');
      table.push(nameOf(take()));
    }
    const columns = list().map(nameOf);
    take('VALUES');
    const rows = [list()];
    while (take(',', ';') === ',') rows.push(list());
    inserts.push({ table, columns, rows });
  }
  return { comments, inserts };
}
