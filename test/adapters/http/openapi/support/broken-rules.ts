/** A rule that no schema expresses, with a request that breaks it although the schema allows it. */
interface BrokenRule {
  readonly request: object;
  /** The endpoint and the schema of its body; by default /generate and its schema. */
  readonly path?: string;
  readonly schema?: string;
  /** Matches the path of the fault, if the message alone does not identify the rule. */
  readonly at?: RegExp;
  /** Matches the message of this rule and of no other rule. */
  readonly says: RegExp;
}

function field(type: string, constraints: object = {}, more: object = {}): object {
  return { rows: 5, fields: [{ name: 'a', type, constraints, ...more }] };
}

function many(count: number, definition: object): readonly object[] {
  return Array.from({ length: count }, (_, i) => ({ name: `f${i}`, ...definition }));
}

/** An object with these fields. */
function nested(fields: readonly object[]): object {
  const properties = Object.fromEntries(
    fields.map(({ name, ...definition }: { name?: string }) => [name, definition]),
  );
  return { name: 'o', type: 'object', properties };
}

function array(items: object, constraints: object = {}): object {
  return { name: 'a', type: 'array', items, constraints };
}

function rows<Name extends string>(
  all: Readonly<Record<Name, BrokenRule>>,
): Readonly<Record<Name, BrokenRule>> {
  return all;
}

/** A request for the table `p` of five rows and another one. */
function set(members: object, ...fields: readonly object[]): object {
  const id = { name: 'id', type: 'sequence' };
  const parent = { name: 'p', rows: 5, key: ['id'], fields: [id] };
  return { tables: [parent, { name: 'c', fields: [id, ...fields], ...members }] };
}

export const brokenRules = rows({
  own_lists: {
    request: field('choice', { choices: 'mood' }),
    says: /unknown list|has no values for the locale|in the list |lists by name|the name of a list/,
  },
  own_meanings: {
    request: { ...field('word'), meanings: [{ names: 'berth' }] },
    at: /^\/meanings\/\d/,
    says: /it says nothing|unknown field type|unknown constraint|as mean$|a mean within|above 0|above min|inside each other/,
  },
  groups: {
    request: { ...field('word'), groups: { rows: { max: 3 } } },
    says: /at least one row|per needs groups beside fields|with per refers|of these fields has per|or groups beside|but offset \+ rows/,
  },
  untyped: {
    request: { rows: 5, fields: [{ name: 'qwzx' }] },
    says: /member "type" is missing/,
  },
  set_tables: {
    request: set({}),
    schema: 'SetRequest',
    says: /already has the name|cannot be combined with per|^expected rows, the number of rows|unknown table|follow each other in a circle|there are \d+ pairs|at most 2\^53 - 1 pairs/,
  },
  children: {
    request: set({ per: { table: 'p', count: { min: 4, max: 2 } } }),
    schema: 'SetRequest',
    says: /expected either max|cannot be combined with weights|^expected whole numbers from|no parent has a row|more than 2\^53 - 1 rows|^expected at least min|above 0, got only zeros/,
  },
  relations: {
    request: set({ rows: 3 }, { name: 'r', type: 'reference' }),
    schema: 'SetRequest',
    says: /the table to which the field refers|unknown field|the field of .* to show|may repeat|references to (?:the same|other) tables?|needs table|the values repeat|cannot be unique|at most \d+, the number of rows|but this table has|at most \d+ weights|different rows of|refers to the table of per|an ordinal needs|of type reference|taken from each other|begin anew with each parent|no field of .* refers|one of the references/,
  },
  lives: {
    request: set({ rows: 3, lives: {} }),
    schema: 'SetRequest',
    says: /of type arrival|leave null_rate and given|come with those of|end with those of|the parents, have no lives|are all there from the start|no objects and arrays|combined with earlier_rows|rows that change or end|are deleted have at most|counted once for each list|needs a table with lives|needs lives with an end|moments of lives are|named twice|does not change in the life|identifies the rows|which changes|are correlated|changes with every change|changes: rows cannot|so their totals|come over time|come and leave with|rows of .* leave|a share of at most|"already" there|shows what other fields|different values of|no table has lives|too many versions|expected a moment up to/,
  },
  changes: {
    request: {
      ...set({ rows: 3 }),
      from: '2026-01-01',
      until: '2026-01-02',
    },
    path: '/changes',
    schema: 'ChangesRequest',
    says: /no table has lives, so|expected a moment after from|the changes have about/,
  },
  keys: {
    request: set({ rows: 3, key: ['id', 'id'] }),
    schema: 'SetRequest',
    says: /a key has no nulls|a key has columns of its own|the key already has|together differ in every row/,
  },
  set_size: {
    request: set({ rows: 100_000 }),
    schema: 'SetRequest',
    says: /exceed the limit of \d+ (?:rows|cells)/,
  },
  window: {
    request: { ...set({ rows: 3 }), rows: 2 },
    schema: 'SetRequest',
    says: /needs table, the table|needs table$|rows within the|unknown table/,
  },
  bounds: {
    request: field('integer', { min: 5, max: 4 }),
    says: /expected at least (?:\w+|the minimum age) \(|not before start|expected more decimals|expected a weekday from/,
  },
  span: {
    request: field('integer', { min: -(2 ** 53 - 1), max: 2 ** 53 - 1 }),
    says: /at most 2\^53 - 2|within ±\(2\^53 - 1\)|expected at most \d+ decimals|expected at most 1001 ratings/,
  },
  weights: {
    request: field('csat_score', { scale: 5, weights: [1, 2, 3, 4] }),
    says: /expected \d+ weights, one per (?!bin)|expected a weight above 0/,
  },
  weights_need_choices: {
    request: field('name_prefix', { weights: [1, 2] }),
    says: /weights need choices|expected choices, one for each of the weights/,
  },
  distribution: {
    request: field('float', { distribution: { kind: 'histogram', edges: [2, 1], weights: [1] } }),
    says: /edges increase|one per bin|expected a bin|has no others|reach the range/,
  },
  anchor: {
    request: field('date', { after: { field: 'a', min_days: 2, max_days: 1 } }),
    says: /holds dates or moments|at least min_days|with m(?:in|ax)_days|outside 0001-01-01/,
  },
  gap: {
    request: field('date', { after: { field: 'a', unit: 'hours' } }),
    says: /not as exact as|expected at most \d+ [a-z]+s, got/,
  },
  steps: {
    request: field('workflow', { steps: [{ state: 'a' }, { state: 'a' }] }),
    says: /every row begins with|of an earlier step|of a single step|expected another state|expected probabilities|rows could reach/,
  },
  reached: {
    request: {
      rows: 5,
      fields: [
        { name: 'a', type: 'integer' },
        { name: 'b', type: 'date', constraints: { reached: { field: 'a', state: 's' } } },
      ],
    },
    says: /expected a field of type workflow|unknown state/,
  },
  references: {
    request: field('template', { template: '{b}' }),
    says: /unknown field|in a circle/,
  },
  given: {
    request: field('integer', { given: { columns: ['a'], rows: [{ when: ['x'] }] } }),
    at: /\/given(\/|$)/,
    says: /./,
  },
  correlate: {
    request: {
      ...field('integer'),
      correlate: [{ columns: ['a', 'a'], coefficient: 0.5 }],
    },
    at: /^\/correlate/,
    says: /./,
  },
  template: {
    request: field('template', { template: 'a}' }),
    says: /of the template|fields in a template/,
  },
  ticks: {
    request: field('tick', { start: '2024-01-02', end: '2024-01-01' }),
    says: /not before start|precision ms makes them so|tells all ticks apart/,
  },
  review: {
    request: {
      rows: 1,
      fields: [
        { name: 'w', type: 'word' },
        { name: 'r', type: 'review', constraints: { rating: 'w' } },
      ],
    },
    at: /\/rating$/,
    says: /expected a field with numbers/,
  },
  arrivals: {
    request: field('arrival', { start: '2024-01-02', end: '2024-01-01' }),
    at: /\/(?:start|end|hours|weekdays|months)$/,
    says: /a day that is not before start|only zeros|since timezone is given/,
  },
  series: {
    request: field('series', { seasons: [{ period: 'day', size: 1 }] }),
    says: /needs over|expected a peak of|expected more than min|a level from min to max|holds dates or moments|less than a row between|each kind once|weights, one per kind|only zeros|expected a size of incidents|name other kinds/,
  },
  state_series: {
    request: field('state_series', {
      states: [
        { state: 'a', mean_length: 2, next: ['a'] },
        { state: 'b', mean_length: 2 },
      ],
    }),
    says: /another name|need next|unknown state|another state|each state once|\d+ weights|only zeros|no way leads|a series with incidents/,
  },
  running: {
    request: set(
      { rows: 3 },
      { name: 'r', type: 'running', constraints: { of: 'id', kind: 'count', min: 1 } },
    ),
    schema: 'SetRequest',
    says: /a field with numbers|for sums|begins with a number|a parent can have|the table has|more than 15 digits|that follow each other: gather/,
  },
  total: {
    request: set(
      { rows: 3, key: ['id'] },
      { name: 'r', type: 'reference', constraints: { table: 'c' } },
      { name: 't', type: 'total', constraints: { table: 'c', kind: 'sum' } },
    ),
    schema: 'SetRequest',
    says: /expected of, the field|a field with numbers|more than 15 digits/,
  },
  formula: {
    request: field('formula', { expression: '1 + "a"' }),
    says: /of the expression|expected no precision/,
  },
  weekdays: {
    request: field('date', { weekdays_only: true, distribution: { kind: 'zipf' } }),
    says: /expected false or no value/,
  },
  epoch: {
    request: field('ulid', { start: '1969-12-31' }),
    says: /expected a moment from 1970 on|the latest time that an id can represent/,
  },
  calendar: {
    request: field('datetime', { start: '0001-01-01T00:00:00+01:00' }),
    says: /expected a moment as RFC 3339/,
  },
  century: {
    request: field('credit_card_expiry', { start: '2000-01', end: '2100-01' }),
    says: /less than a hundred years/,
  },
  pattern: {
    request: field('string', { pattern: '(?=a)b' }),
    at: /\/constraints\/(?:pattern|charset)$/,
    says: /^expected |charset cannot be combined with pattern/,
  },
  alternatives: {
    request: field('string', { pattern: 'a|a', weights: [1, 1] }),
    says: /weights need a pattern|alternative|expected a weight above 0/,
  },
  one_length: {
    request: field('string', { length: 3, max_length: 4 }),
    says: /expected length alone/,
  },
  rates: {
    request: field('nps_score', { promoter_rate: 0.6, passive_rate: 0.5 }),
    says: /to add up to at most 1/,
  },
  decimals: {
    request: field('float', { precision: 1, decimals: [{ digits: 2, weight: 1 }] }),
    says: /at most precision|expected different digits|expected a weight above 0/,
  },
  ending: {
    request: field('price', { currency: 'JPY', ending: [99] }),
    says: /ending/,
  },
  alphabet: {
    request: field('nanoid', { alphabet: 'abca' }),
    says: /each once/,
  },
  mask: {
    request: field('mask', { mask: '##\\' }),
    says: /after the backslash/,
  },
  cidr: {
    request: field('ipv4', { cidr: '10.0.0.1/8' }),
    says: /IPv[46] block/,
  },
  locale: {
    request: field('industry', {}, { locale: 'th' }),
    says: /has no (?:values|places) for/,
  },
  places: {
    request: field('country', { choices: ['AA'] }),
    says: /^no places in |^there are no (?:IBANs|banks) in|^no (?:phone numbers that reach nobody|tax numbers that nobody has|salaries) are known|has no place names for the whole world|the locale has no places/,
  },
  population: {
    request: field('city', { min_population: 1_000_000_000 }),
    says: /^no city has \d+ or more inhabitants/,
  },
  full_address: {
    request: field('address', { full: true, separator: '-' }),
    says: /begins with a comma or white space|not available in the script of this locale/,
  },
  one_place: {
    request: {
      rows: 1,
      fields: [
        { name: 'a', type: 'city', constraints: { country: 'US' } },
        { name: 'b', type: 'timezone' },
      ],
    },
    says: /would show different places/,
  },
  visible: { request: field('integer', {}, { hidden: true }), says: /that is not hidden/ },
  names: {
    request: {
      rows: 1,
      fields: [
        { name: 'a', type: 'uuid' },
        { name: 'a', type: 'city' },
      ],
    },
    says: /names must be unique/,
  },
  compression: {
    request: { ...field('boolean', {}), format: 'xlsx', compression: 'gzip' },
    says: /since only texts are compressed/,
  },
  xlsx: {
    request: {
      rows: 1,
      format: 'xlsx',
      fields: [
        { name: 's', type: 'string', constraints: { length: 10_000 }, hidden: true },
        { name: 'a', type: 'template', constraints: { template: '{s}{s}{s}{s}' } },
      ],
    },
    says: /but a cell of xlsx holds/,
    path: '/generate',
  },
  texts: {
    request: field('string', { prefix: 'a\0' }),
    says: /without NUL or lone surrogates|a whole number from 0 to 2\^53 - 1, or a text/,
  },
  capacity: {
    request: { ...field('boolean', { unique: true }), rows: 3 },
    says: /(?:different|at most \d+) values, but offset \+ rows is/,
  },
  columns: {
    request: { rows: 1, fields: [nested(many(1001, { type: 'boolean' }))] },
    says: /expected at most 1000 fields, those of objects/,
  },
  nesting: {
    request: {
      rows: 1,
      fields: [nested([nested([nested([nested([nested(many(1, { type: 'boolean' }))])])])])],
    },
    says: /expected at most 4 objects and arrays/,
  },
  items: {
    request: { rows: 1, fields: [array({ type: 'sequence' })] },
    says: /counts the rows of the table|values of items are not unique|an item needs a value/,
  },
  related_members: {
    request: { rows: 1, fields: [nested([{ name: 'n', type: 'ordinal' }])] },
    says: /is a type for tables of a set: send tables/,
  },
  item_values: {
    request: {
      rows: 1,
      fields: [
        array(
          { type: 'array', items: { type: 'integer' }, constraints: { max_items: 200 } },
          { max_items: 200 },
        ),
      ],
    },
    says: /the items of a row have up to \d+ values/,
  },
  offset: {
    request: { ...field('uuid'), rows: 2, offset: 2 ** 53 - 2 },
    says: /offset \+ rows to be at most/,
  },
  cells: {
    request: { rows: 100_000, fields: many(201, { type: 'boolean' }) },
    says: /exceed the limit of \d+ cells/,
  },
  row_size: {
    request: { rows: 1, fields: many(500, { type: 'string', constraints: { length: 10_000 } }) },
    says: /the longest possible row|the values of a row take/,
  },
  patterns: {
    request: { rows: 1, fields: many(400, { type: 'string', constraints: { pattern: '.{900}' } }) },
    says: /too long together/,
  },
  credentials: {
    path: '/hub/search',
    schema: 'SearchRequest',
    request: { query: 'a', credentials: { username: 'a', token: 'b' } },
    says: /either username and key, or token alone/,
  },
  file: {
    path: '/hub/schema',
    schema: 'SchemaRequest',
    request: { dataset: 'a/b', file: '../c' },
    says: /a path inside the data set/,
  },
  report: {
    path: '/hub/clone',
    schema: 'CloneRequest',
    request: { dataset: 'vega/weather', rows: 1, format: 'parquet', report: true },
    says: /a report cannot be sent beside a file such as table\./,
  },
  like_source: {
    path: '/hub/clone',
    schema: 'CloneRequest',
    request: { dataset: 'vega/weather', rows: 1, format: 'json', like_source: true },
    says: /expected the format "csv" or "tsv"/,
  },
  parquet: {
    request: {
      rows: 1,
      format: 'parquet',
      fields: [
        { name: 'a', type: 'uuid' },
        { name: 'A', type: 'uuid' },
      ],
    },
    says: /differ by more than case|empty name|is not available here/,
  },
  unit: {
    path: '/hub/schema',
    schema: 'SchemaRequest',
    request: { dataset: 'vega/weather', unit: 'customer' },
    says: /unknown column "customer"/,
  },
  sql: {
    request: { ...field('uuid'), format: 'sql', table_name: 'a.b.c' },
    says: /SQL |table_name|expected table or/,
  },
});
