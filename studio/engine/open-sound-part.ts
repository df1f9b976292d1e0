import { type Fault, isObject } from '../../src/page/index.js';
import type { FaultyColumn, OpenRows, OpenTable, Refused, Request } from './messages.js';
import { SoundPart } from './sound-part.js';

const NOTHING: OpenRows = {
  columns: [],
  rows: 0,
  head: [],
  tables: [],
  bytesPerRow: undefined,
  milliseconds: 0,
};

/**
 * Opens what has no fault in a request with these faults, and says why each missing column is missing. `open` opens the
 * table at an index.
 */
export async function openSoundPart(
  request: Request,
  table: number,
  faults: readonly Fault[],
  open: (request: Request, table: number) => Promise<OpenRows | Refused>,
): Promise<OpenTable> {
  const part = new SoundPart(request);
  let found = faults;
  while (part.leaveOut(found)) {
    const at = part.indexOf(table);
    const answer = await open(part.request, Math.max(at, 0));
    if (!('faults' in answer)) {
      // The table itself may be left out.
      const shown = at < 0 ? { ...NOTHING, tables: answer.tables } : answer;
      return withFaulty(shown, part, request, table);
    }
    found = answer.faults;
  }
  return withFaulty(NOTHING, part, request, table);
}

function withFaulty(
  table: OpenRows,
  { leftOut, faults }: SoundPart,
  request: Request,
  index: number,
): OpenTable {
  const { tables = [request] } = request as { readonly tables?: readonly unknown[] };
  const { fields = [] } = (isObject(tables[index]) ? tables[index] : {}) as {
    readonly fields?: readonly Request[];
  };
  const own = new Map(
    leftOut.filter(({ table }) => table === index).map((out) => [out.field, out] as const),
  );
  const faulty: FaultyColumn[] = [];
  let before = 0;
  for (const [i, { name, hidden }] of fields.entries()) {
    const out = own.get(i);
    if (out === undefined) {
      while (isOf(table.columns[before]?.name, String(name))) before++;
    } else if (hidden !== true) {
      faulty.push({ field: i, name: out.name, message: out.message, before });
    }
  }
  return { ...table, faults, faulty };
}

/** Whether a column is that of a field, or of a part of it. */
function isOf(column: string | undefined, field: string): boolean {
  return column === field || column?.startsWith(`${field}.`) === true;
}
