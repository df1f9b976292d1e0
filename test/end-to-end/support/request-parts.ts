/** A request as JSON, for one route of the service. */
export interface LargestRequest {
  readonly path: string;
  readonly body: unknown;
  /** By default POST. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The statuses that it may get, if not those of every request. */
  readonly statuses?: readonly number[];
  /** Whether an inference process works on it, so it is sent only once. */
  readonly infers?: boolean;
}

export type Json = Readonly<Record<string, unknown>>;

export const FIELDS = 1000;
export const CHARACTERS = 200_000;

/** A name of 60 characters; those of one letter differ only at their ends. */
export const name = (i: number, letter = 'n'): string =>
  letter + 'abcdefghij'.repeat(6).slice(0, 55) + String(i).padStart(4, '0');

export const times = <A>(count: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const generated = (body: Json): LargestRequest => ({
  path: '/generate',
  body: { rows: 1, seed: 1, format: 'csv', ...body },
});

/** 1000 fields, of which the first has the type `first` and the others refer to it, or to a name that no field has. */
export const referring = (first: Json, type: string, constraints: (other: string) => Json) => ({
  valid: generated({
    fields: [
      { name: name(0), ...first },
      ...times(FIELDS - 1, (i) => ({
        name: name(i + 1),
        type,
        constraints: constraints(name(0)),
      })),
    ],
  }),
  unknown: generated({
    fields: times(FIELDS, (i) => ({
      name: name(i),
      type,
      constraints: constraints(name(i, 'm')),
    })),
  }),
});

export const date = { type: 'date' };
export const number = { type: 'integer', constraints: { min: 0, max: 9 } };
export const tables = (count: number, fields: (i: number) => readonly Json[]): LargestRequest =>
  generated({
    rows: undefined,
    tables: times(count, (i) => ({
      name: name(i, 't'),
      rows: 1,
      key: [name(0)],
      fields: fields(i),
    })),
    format: 'json',
  });

export const keyed = { name: name(0), type: 'sequence' };

export const toBefore = (field: string, i: number): Json => ({
  name: field,
  type: 'reference',
  constraints: { table: name(i - 1, 't') },
});

export const schemaOf = (ddl: string): LargestRequest => callOf('schema_from_ddl', { ddl });

export const callOf = (tool: string, args: Json): LargestRequest => ({
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } },
});

/** A text of at most 200,000 characters: a start, as many parts as fit, and an end. */
export function schemaText(start: string, part: (i: number) => string, end: string): string {
  const parts = [start];
  let length = start.length + end.length;
  for (let i = 0; ; i++) {
    const next = part(i);
    length += next.length;
    if (length > CHARACTERS) return parts.join('') + end;
    parts.push(next);
  }
}
