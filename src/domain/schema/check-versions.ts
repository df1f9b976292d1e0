import type { Stepwise } from '../basics/stepwise.js';
import { quote } from '../errors/quote.js';
import type { Field } from '../generation/generate-request.js';
import type { Lives } from '../histories/lives.js';
import type { LivingTable, LivingTables } from '../histories/living-tables.js';
import { versionColumns } from '../histories/version-columns.js';
import { denseNumbers, WIDE } from '../histories/version-rows.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Drafts } from './set-draft.js';

/** Checks that the fields that change can differ, and that unique ones have enough values. */
export function* checkVersions(
  drafts: Drafts,
  lives: ReadonlyMap<string, Lives>,
  tables: LivingTables,
  vocabulary: Vocabulary,
): Stepwise<void> {
  for (const [name, { changes }] of lives) {
    const table = tables.of(name);
    const draft = drafts.get(name);
    if (table === undefined || draft === undefined) continue;
    for (const [i, { fields }] of changes.entries()) {
      const changing = table.request.fields.filter((field) => fields.includes(field.name));
      for (const { field, message } of versionFaults(table, changing, vocabulary)) {
        const path = `/lives/changes/${i}/fields/${fields.indexOf(field.name)}`;
        draft.faults.add(() => ({ path, message }));
      }
      yield;
    }
  }
}

function versionFaults(
  table: LivingTable,
  changing: readonly Field[],
  vocabulary: Vocabulary,
): readonly { readonly field: Field; readonly message: string }[] {
  const { request, existence, changes } = table;
  const names = new Set(changing.map(({ name }) => name));
  const numbers = changing.some(({ unique }) => unique) ? denseNumbers(existence.rows) : WIDE;
  const columns = versionColumns(request, names, numbers, vocabulary);
  const cycles = changes.find(({ fields }) =>
    changing.some(({ name }) => fields.has(name)),
  )?.cycles;
  return changing.flatMap((field) => {
    const { name, type, constraints, locale, unique } = field;
    const column = columns(field);
    if (column !== undefined && !column.differs) {
      const message = `${quote(name)} shows what other fields show, too, and these stay: name them here, or give the field a link of its own`;
      return [{ field, message }];
    }
    const versions = (cycles?.cyclesBefore(Number.POSITIVE_INFINITY) ?? 0) + 1;
    const needed = numbers.stride * versions;
    const capacity = type.capacity(constraints, vocabulary.lexicon(locale));
    if (!unique || needed <= capacity) return [];
    const message = `the rows may need ${needed} different values of ${quote(name)}, but there are ${capacity}: let it change less often, or leave unique out`;
    return [{ field, message }];
  });
}
