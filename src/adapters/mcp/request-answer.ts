import * as E from 'fp-ts/lib/Either.js';
import { isObject, type Members } from '../../domain/basics/members.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';
import type { Workspace } from './workspace.js';

/** Where a request goes that is too long for a result. */
export interface RequestFile {
  readonly workspace: Workspace | undefined;
  /** The path of the file to create. */
  readonly out: string | undefined;
}

/** The description of the argument `out` of tools that return a request. */
export const OUT = '.json file to create with the request';

/**
 * A request as the answer of a tool: in a file if `out` names one, else as JSON, without the reasons of its fields if
 * those would not fit. A longer one is described: its columns, with a line each, and how to get it. `members` are returned
 * beside it.
 */
export async function requestAnswer(
  request: object,
  members: Members,
  { workspace, out }: RequestFile,
): Promise<E.Either<ToolFailure, ToolAnswer>> {
  if (workspace !== undefined && out !== undefined) {
    const link = await workspace.create(out, `${JSON.stringify(request)}\n`);
    if (E.isLeft(link)) return link;
    return E.right({ text: JSON.stringify({ request: out, ...members }), link: link.right });
  }
  const whole = JSON.stringify({ request, ...members });
  if (byteLength(whole) <= MOST_RESULT_BYTES) return E.right({ text: whole });
  const bare = JSON.stringify({ request, ...members }, withoutReason);
  const bytes = byteLength(bare);
  if (bytes <= MOST_RESULT_BYTES) return E.right({ text: bare });
  const size = `the request has ${bytes} bytes, and a result at most ${MOST_RESULT_BYTES}`;
  if (workspace === undefined) {
    return E.left({ code: 'refused', message: `${size}: send fewer tables or columns` });
  }
  return E.right({ text: described({ ...request }, { note: `${size}: ${REMEDY}`, ...members }) });
}

const REMEDY =
  'call again with out, a .json file to create; the other tools take its path as their request';

/** The longest text of a constraint in the description of a field. */
const LONGEST_VALUE = 40;

/** A field's reason is a text, while a field named because is an object. */
function withoutReason(key: string, value: unknown): unknown {
  return key === 'because' && typeof value === 'string' ? undefined : value;
}

/** The columns of a request with their types and reasons, as far as there is room. */
function described(request: Members, members: Members): string {
  const tables = listOf(request.tables ?? [request]);
  const all = tables.flatMap(({ name, fields }) =>
    listOf(fields).map((field) => ({ ...field, name: nameIn(name, field) })),
  );
  const shapes = [describedField, typedField];
  for (let count = all.length; ; count = Math.floor(count / 2)) {
    for (const shape of shapes) {
      const rest = all.length - count;
      const columns = all.slice(0, count).map(shape);
      const text = JSON.stringify({
        ...members,
        columns,
        ...(rest > 0 && { more_columns: rest }),
      });
      if (count === 0 || byteLength(text) <= MOST_RESULT_BYTES) return text;
    }
  }
}

function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function nameIn(table: unknown, { name }: Members): string {
  return table === undefined ? String(name) : `${table}.${name}`;
}

function typedField({ name, type }: Members): string {
  return `${name}: ${type}`;
}

/** A field with its type, the constraints that are one value each, and its reason. */
function describedField(field: Members): string {
  const { constraints, because } = field;
  const values = Object.entries(isObject(constraints) ? constraints : {}).flatMap(
    ([name, value]) => (isShort(value) ? [`${name} ${JSON.stringify(value)}`] : []),
  );
  const reason = because === undefined ? [] : [`because ${because}`];
  return [typedField(field), ...values, ...reason].join(', ');
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= LONGEST_VALUE : typeof value !== 'object';
}
