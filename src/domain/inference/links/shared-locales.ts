import * as E from 'fp-ts/lib/Either.js';
import { linkOf } from '../../entities/link.js';
import type { FieldTypes } from '../../field-types/field-type.js';
import type { InferenceOptions, InferredField } from '../inferred-schema.js';
import { trial } from '../trial/trial.js';

/** The types whose values show the locale of a person, the surest first: given names are common to many locales. */
const TELLING = ['last_name', 'name', 'first_name'];

const NAMED = [...TELLING, 'name_prefix', 'email', 'username'];

/** The link of a column that shows names of a person; undefined for other columns. */
function personLink(
  { name, type, constraints }: InferredField,
  fieldTypes: FieldTypes,
): string | undefined {
  const facet = fieldTypes.get(type)?.facet;
  if (facet?.entity !== 'person' || !NAMED.includes(type)) return undefined;
  return linkOf({ name, link: constraints.link }, facet);
}

/** Gives all columns that show one person the locale of the person's names, so that they agree. */
export function withSharedLocales(
  fields: readonly InferredField[],
  options: InferenceOptions,
): readonly InferredField[] {
  const links = fields.map((field) => personLink(field, options.fieldTypes));
  return fields.map((field, i) => {
    if (links[i] === undefined) return field;
    const linked = fields.filter((_, other) => links[other] === links[i]);
    const telling = TELLING.flatMap((type) => linked.filter((other) => other.type === type));
    const { locale, ...plain } = field;
    const shared = telling.find((other) => other.locale !== undefined)?.locale;
    if (shared === undefined) return plain;
    const moved = { ...plain, locale: shared };
    return E.isRight(trial({ fields: [moved] }, options)) ? moved : plain;
  });
}
