import * as E from 'fp-ts/lib/Either.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import type { Fault } from '../domain/errors/fault.js';
import { encodeTable } from '../domain/generation/encode/encode-table.js';
import type { GenerateRequest } from '../domain/generation/generate-request.js';
import type { Means } from '../domain/generation/means.js';
import { NO_LIMITS } from '../domain/schema/params/limits.js';
import { jsonRows } from './json-rows.js';

/** A request, or a part of one, as JSON data. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns the faults of a request, or an empty list if the engine accepts it. */
export function faultsIn(engine: TableEngine, input: Json): readonly Fault[] {
  const decoded = engine.decode(input, { limits: NO_LIMITS, drawSeed: () => 0 });
  if (E.isRight(decoded)) return [];
  if (decoded.left.code !== 'invalid_request') throw new Error(decoded.left.code);
  return decoded.left.faults;
}

/** Returns the decoded request. Throws an error with the faults if the request is refused. */
export function decodedBy(engine: TableEngine, input: Json): GenerateRequest {
  const decoded = engine.decode(input, { limits: NO_LIMITS, drawSeed: () => 0 });
  if (E.isLeft(decoded)) throw new Error(`refused: ${JSON.stringify(decoded.left)}`);
  return decoded.right;
}

/** Returns the text of a table. Throws an error if its bytes are not UTF-8. */
export function encoded(engine: TableEngine, request: GenerateRequest, means: Means = {}): string {
  const plan = engine.plan(request);
  if (E.isLeft(plan)) throw new Error(`refused: ${JSON.stringify(plan.left)}`);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (const chunk of encodeTable(plan.right, means)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns the cells of each column of a request by name, each as JSON text: `12.50`, `"a"`, `null`. */
export function cellsOf(
  engine: TableEngine,
  input: Json,
  means: Means = {},
): ReadonlyMap<string, readonly string[]> {
  const cells = new Map<string, string[]>();
  const text = encoded(engine, decodedBy(engine, { ...input, format: 'json' }), means);
  for (const row of jsonRows(text)) {
    for (const [name, cell] of row) {
      const column = cells.get(name);
      if (column === undefined) cells.set(name, [cell]);
      else column.push(cell);
    }
  }
  return cells;
}
