import { withDefault } from '../../constraints/param.js';
import { oneOf } from '../../constraints/texts.js';
import { instant } from '../../constraints/times.js';
import { CHANGE_FORM_NAMES } from '../../histories/change-forms.js';
import type { TableTerms } from './request-params.js';
import { setParams } from './set-params.js';

export const from = instant(
  'the moment from which on changes are listed; a day means its beginning',
);

export const until = instant(
  'the moment before which changes are listed; a day means its beginning. By default the end of the history, which is that of the arrivals that end first',
);

const form = withDefault(
  oneOf(
    'how a change is written: debezium, an envelope with the row before and after; rows, the row with table, op and at; or scd2, the new version of the row with valid_from, valid_to and is_current',
    CHANGE_FORM_NAMES,
  ),
  'debezium',
);

/** Returns the members of a request for the changes of a set. */
export function changesParams(terms: TableTerms, locales: readonly string[], remedy?: string) {
  const all = setParams(terms, locales, remedy);
  const { $schema, tables, seed, now, locale, fallback, lexicon, meanings } = all;
  return { $schema, tables, from, until, form, seed, now, locale, fallback, lexicon, meanings };
}
