const WIDTH = 100;
const STEP = '  ';
/** A longer list within a list has a line of its own. */
const MOST_MEMBERS = 3;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * JSON for people: whatever fits on a line is on one line. Weights by value, and long lists of texts, of numbers, or
 * of bins such as [0, 10, 0.5], fill their lines.
 */
export function readableJson(value: unknown): string {
  return written(JSON.parse(JSON.stringify(value)) as Json, '', 0);
}

/** The text of a value whose first line begins at `indent` and already has `used` further characters. */
function written(value: Json, indent: string, used: number): string {
  if (isScalar(value)) return JSON.stringify(value);
  const line = lineWithin(value, WIDTH - indent.length - used);
  if (line !== undefined) return line;
  const inner = indent + STEP;
  if (!Array.isArray(value)) {
    const members = Object.entries(value);
    const lines = members.every(([, member]) => isScalar(member))
      ? filled(
          members.map(([name, member]) => keyOf(name) + JSON.stringify(member)),
          inner,
        )
      : members.map(([name, member]) => {
          const key = keyOf(name);
          return inner + key + written(member, inner, key.length + 1);
        });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  const items = value as readonly Json[];
  const lines = items.every(isSmall)
    ? filled(items.map(smallLine), inner)
    : items.map((item) => inner + written(item, inner, 1));
  return `[\n${lines.join(',\n')}\n${indent}]`;
}

function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

/** Whether a value is a text, a number or a list of a few of them. */
function isSmall(value: Json): boolean {
  if (!Array.isArray(value)) return isScalar(value);
  return value.length <= MOST_MEMBERS && value.every(isScalar);
}

function smallLine(value: Json): string {
  return lineWithin(value, Number.POSITIVE_INFINITY) ?? '';
}

function keyOf(name: string): string {
  return `${JSON.stringify(name)}: `;
}

/**
 * The value on one line; undefined if it has more than `room` characters. Long values are left at the first character too
 * many, because every level of a document asks.
 */
function lineWithin(value: Json, room: number): string | undefined {
  const line = isScalar(value) ? JSON.stringify(value) : membersWithin(value, room);
  return line !== undefined && line.length <= room ? line : undefined;
}

function membersWithin(value: Exclude<Json, string | number | boolean | null>, room: number) {
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  let line = open;
  for (const name in value) {
    if (line !== open) line += ', ';
    if (!isList) line += keyOf(name);
    const member = lineWithin(
      (value as Readonly<Record<string, Json>>)[name] as Json,
      room - line.length,
    );
    if (member === undefined) return undefined;
    line += member;
  }
  if (line !== open) return line + close;
  return isList ? '[]' : '{}';
}

/** Lines with as many of the items as fit, each after an indent. */
function filled(items: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? indent + item : `${line}, ${item}`;
    // With the comma at the end.
    if (line !== '' && longer.length >= WIDTH) {
      lines.push(line);
      line = indent + item;
    } else line = longer;
  }
  return [...lines, line];
}
