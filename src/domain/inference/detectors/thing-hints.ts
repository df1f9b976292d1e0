import {
  ADDRESS_HINTS,
  CITY_HINTS,
  COUNTRY_HINTS,
  NAMED_THINGS,
  ORGANISATION_HINTS,
  STATE_HINTS,
} from '../../meanings/hints.js';

/** Words in a column's name for things other than people. */
export const THING_HINTS = [
  ...[CITY_HINTS, STATE_HINTS, COUNTRY_HINTS, ADDRESS_HINTS, ORGANISATION_HINTS],
  ...NAMED_THINGS.map(({ hints }) => hints),
  ...['type', 'kind', 'class', 'category', 'group', 'status', 'level', 'sector', 'industry'],
  ...['department', 'division', 'job', 'title', 'role', 'position', 'occupation', 'event', 'phase'],
  ...[
    'reason',
    'method',
    'mode',
    'language',
    'nationality',
    'mission',
    'site',
    'place',
    'location',
  ],
  ...[
    'area',
    'segment',
    'channel',
    'source',
    'topic',
    'service',
    'course',
    'result',
    'film',
    'movie',
    'drug',
    'medication',
    'dish',
    'book',
  ],
  ...[
    'species',
    'colour',
    'color',
    'brand',
    'genre',
    'street',
    'airport',
    'station',
    'office',
    'race',
  ],
].flat();

/** The same without words for firms that may also be people. */
export const SURE_THING_HINTS = THING_HINTS.filter(
  (hint) => !['operator', 'producer', 'merchant'].includes(hint),
);
