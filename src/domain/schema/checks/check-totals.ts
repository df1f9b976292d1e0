import { quote } from '../../errors/quote.js';
import type { Field } from '../../generation/generate-request.js';
import { referencesTo } from '../../generation/sets/target-of.js';
import { namedTable } from '../sets/rows-of-set.js';
import { type Drafts, hasField, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';
import { checkSingleField } from './check-single-field.js';

/** The other table has one reference to this one, or names it, and the field whose values count. */
export function checkGathered(field: Field, path: string, draft: TableDraft, drafts: Drafts): void {
  const gathers = field.type.gathers?.(field.constraints);
  if (gathers === undefined) return;
  const { table, by, of } = gathers;
  const other = namedTable(table, `${path}/table`, draft, drafts);
  if (other === undefined) return;
  if (of !== undefined) checkSingleField(of, `${path}/of`, other, draft);
  const {
    faults,
    decoded: { name = '' },
  } = draft;
  if (by !== undefined && !hasField(other, by)) {
    checkSingleField(by, `${path}/by`, other, draft);
    return;
  }
  const own = quote(name);
  const names = referencesTo(name, other, present(other.fields)).map((one) => one.name);
  if (by === undefined ? names.length === 1 : names.includes(by)) return;
  if (names.length === 0) {
    // A reference with a fault may be the one that leads here.
    if (other.fields.includes(undefined)) return;
    const message = `no field of ${quote(table)} refers to ${own}: give it one of type reference`;
    faults.add(() => ({ path: `${path}/table`, message }));
    return;
  }
  faults.add(() => {
    const expected = `expected one of the references of ${quote(table)} to ${own}: ${names.map(quote).join(', ')}`;
    return { path: `${path}/by`, message: expected, expected };
  });
}
