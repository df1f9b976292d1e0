import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import { fieldOf, hasField, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';

/** Checks that another table has a field, with one value in each row. */
export function checkSingleField(
  name: string,
  path: string,
  other: TableDraft,
  { faults }: TableDraft,
): void {
  if (fieldOf(other, name)?.items !== undefined) {
    const message = `expected a field that holds one value in each row, but ${quote(name)} is an array`;
    faults.add(() => ({ path, message }));
  }
  if (hasField(other, name)) return;
  const known = (): readonly string[] => present(other.fields).map((field) => field.name);
  faults.add(() => unknownName(path, { noun: 'field', name, known }));
}
