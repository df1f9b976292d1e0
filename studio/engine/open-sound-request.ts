import { type Fault, isObject } from '../../src/page/index.js';
import type { FaultyColumn, OpenRows, OpenTable, Refused, Request } from './messages.js';
import { SoundRequest } from './sound-request.js';

const NOTHING: OpenRows = {
  columns: [],
  rows: 0,
  head: [],
  tables: [],
  bytesPerRow: undefined,
  moment: undefined,
  milliseconds: 0,
};

/**
 * Opens what has no fault in a request with these faults, and says why each missing column is missing. `open` opens the
 * table at an index.
 */
export async function openSoundRequest(
  request: Request,
  table: number,
  faults: readonly Fault[],
  open: (request: Request, table: number) => Promise<OpenRows | Refused>,
): Promise<OpenTable> {
  const sound = new SoundRequest(request);
  let found = faults;
  while (sound.leaveOut(found)) {
    const at = sound.indexOf(table);
    const answer = await open(sound.request, Math.max(at, 0));
    if (!('faults' in answer)) {
      // The table itself may be left out.
      const shown = at < 0 ? { ...NOTHING, tables: answer.tables, moment: answer.moment } : answer;
      return withFaulty(shown, sound, request, table);
    }
    found = answer.faults;
  }
  return withFaulty(NOTHING, sound, request, table);
}

function withFaulty(
  table: OpenRows,
  { leftOut, faults }: SoundRequest,
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
