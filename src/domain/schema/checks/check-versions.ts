import type { Stepwise } from '../../basics/stepwise.js';
import { quote } from '../../errors/quote.js';
import type { Lives } from '../../histories/lives.js';
import type { Changing, LivingTable, LivingTables } from '../../histories/living-tables.js';
import { versionColumns } from '../../histories/version-columns.js';
import { areExact, denseNumbers, WIDE } from '../../histories/version-rows.js';
import type { Vocabulary } from '../../lexicon/lexicon.js';
import type { Drafts } from '../sets/set-draft.js';

/** Checks that the fields that change can differ, and that there are enough versions of rows and values of unique fields. */
export function* checkVersions(
  drafts: Drafts,
  lives: ReadonlyMap<string, Lives>,
  tables: LivingTables,
  vocabulary: Vocabulary,
): Stepwise<void> {
  for (const name of lives.keys()) {
    const table = tables.of(name);
    const draft = drafts.get(name);
    if (table === undefined || draft === undefined) continue;
    for (const [i, changing] of table.changes.entries()) {
      for (const { at, message } of yield* versionFaults(table, changing, vocabulary)) {
        const path = `/lives/changes/${i}${at}`;
        draft.faults.add(() => ({ path, message }));
      }
    }
  }
}

interface VersionFault {
  /** The place in the list of fields that change. */
  readonly at: string;
  readonly message: string;
}

/** Plans the columns of a table, one in each step. */
function* versionFaults(
  { request, existence }: LivingTable,
  { fields: names, cycles }: Changing,
  vocabulary: Vocabulary,
): Stepwise<readonly VersionFault[]> {
  const changing = request.fields.filter(({ name }) => names.has(name));
  const numbers = changing.some(({ unique }) => unique) ? denseNumbers(existence.rows) : WIDE;
  const versions = cycles.cyclesBefore(Number.POSITIVE_INFINITY) + 1;
  if (!areExact(numbers, versions)) {
    const message =
      'rows have too many versions before the end of their arrivals: let them change less often, or end the arrivals earlier';
    return [{ at: '/every', message }];
  }
  const columns = yield* versionColumns(request, names, numbers, vocabulary);
  const faults: VersionFault[] = [];
  for (const field of changing) {
    const { name, type, constraints, locale, unique } = field;
    const at = `/fields/${[...names].indexOf(name)}`;
    const column = columns(field);
    yield;
    if (column !== undefined && !column.differs) {
      const message = `${quote(name)} shows what other fields show, too, and these stay: name them here, or give the field a link of its own`;
      faults.push({ at, message });
      continue;
    }
    const needed = numbers.stride * versions;
    const capacity = type.capacity(constraints, vocabulary.lexicon(locale));
    if (!unique || needed <= capacity) continue;
    const message = `the rows may need ${needed} different values of ${quote(name)}, but there are ${capacity}: let it change less often, or leave unique out`;
    faults.push({ at, message });
  }
  return faults;
}
