import { MAX_NAME_LENGTH } from '../../constraints/limits.js';
import { list } from '../../constraints/lists.js';
import { number } from '../../constraints/numbers.js';
import { object } from '../../constraints/objects.js';
import { withDefault } from '../../constraints/param.js';
import { strictObject } from '../../constraints/strict-object.js';
import { oneOf, text } from '../../constraints/texts.js';
import { timeSpan } from '../../constraints/time-span.js';
import { instant } from '../../constraints/times.js';
import { MAX_FIELDS } from './limits.js';

const name = { minLength: 1, maxLength: MAX_NAME_LENGTH };

const changes = list(
  'fields that change together, at moments at random distances',
  strictObject('fields that change together', {
    fields: list('the names of the fields', text('the name of a field', name), {
      minItems: 1,
      maxItems: MAX_FIELDS,
    }),
    every: timeSpan('the mean time from one change of a row to its next one'),
  }),
  { minItems: 0, maxItems: MAX_FIELDS },
);

const end = object(
  'how rows end; by default they do not',
  {
    after: timeSpan('the mean time from the birth of a row that ends to its end'),
    share: withDefault(number('the share of the rows that end at all', { min: 0, max: 1 }), 0.5),
    as: withDefault(
      oneOf('delete: the row leaves the table. flag: it stays, and ended shows when it ended', [
        'delete',
        'flag',
      ]),
      'delete',
    ),
  },
  { required: ['after'] },
);

/** The member `lives` of a table. */
export const lives = object(
  'how the rows of the table come, change and end; without it, all rows are there at any moment',
  {
    born: text(
      'the field of type arrival with the moments at which the rows come; left out in a table with per, whose rows come and end with their parents',
      name,
    ),
    changes: withDefault(changes, []),
    end,
  },
);

/** The member `as_of` of a set. */
export const asOf = instant(
  'the moment at which the tables with lives are shown: what happens at it or later has not happened yet; a day means its beginning. By default now',
);
