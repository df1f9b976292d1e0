import { number } from '../../constraints/numbers.js';
import { object } from '../../constraints/objects.js';
import { optionalObject, withDefault } from '../../constraints/param.js';
import { oneOf } from '../../constraints/texts.js';
import { timeSpan } from '../../constraints/time-span.js';
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
    'how a change is written: debezium, an envelope with the row before and after; rows, the row with table, op and at; scd2, the new version of the row with valid_from, valid_to and is_current; or sql, a statement that makes the change',
    CHANGE_FORM_NAMES,
  ),
  'debezium',
);

const share = { min: 0, max: 1 };

const deliver = object(
  'how changes are delivered: some late, and so in another order, and some a second time. from and until are then moments of delivery. By default each change is delivered once, when it happens',
  {
    delay: timeSpan(
      'the longest time from a change to its delivery, and from the first delivery to the second one, at most 366d',
    ),
    late: withDefault(number('the share of the changes that come late', share), 0.1),
    twice: withDefault(number('the share of the changes that come a second time', share), 0),
  },
  { required: ['delay'] },
);

/** Returns the members of a request for the changes of a set. */
export function changesParams(terms: TableTerms, locales: readonly string[], remedy?: string) {
  const all = setParams(terms, locales, remedy);
  const { $schema, tables, seed, now, locale, fallback, lexicon, meanings } = all;
  const common = { seed, now, locale, fallback, lexicon, meanings };
  // Any engine has SQL, which an extension may extend by dialects.
  const dialect = terms.formats.get('sql')?.options.dialect;
  const sql = optionalObject(
    object('how the statements of form sql are written', { ...(dialect && { dialect }) }),
  );
  return { $schema, tables, from, until, form, sql, deliver, ...common };
}
