import * as t from 'io-ts';

/** The usual form of a name, which requests and paths contain without escapes. */
const name = new t.Type<string>(
  'name of small letters, digits and _, which begins with a letter',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

const fieldType = t.type({
  name,
  category: t.string,
  description: t.string,
  constraints: t.UnknownRecord,
  capacity: t.Function,
  plan: t.Function,
});

const format = t.type({
  name,
  extension: t.string,
  type: t.string,
  isJson: t.boolean,
  options: t.UnknownRecord,
  mediaType: t.Function,
  check: t.Function,
  layout: t.Function,
});

const dialect = t.type({
  name,
  names: t.UnknownRecord,
  types: t.UnknownRecord,
  quoteName: t.Function,
  literal: t.Function,
  true: t.string,
  false: t.string,
  settings: t.Function,
});

const lexicon = t.type({
  locale: t.string,
  nameOrder: t.UnknownRecord,
  doubleNames: t.UnknownRecord,
  companyForms: t.UnknownArray,
  words: t.Function,
  ascii: t.Function,
});

const range = t.intersection([
  t.type({ min: t.number, max: t.number }),
  t.partial({ median: t.number, normal: t.tuple([t.number, t.number]), decimals: t.number }),
]);

const meaning = t.intersection([
  t.type({ names: t.string }),
  t.partial({
    of: t.string,
    list: t.string,
    texts: t.readonlyArray(t.string),
    type: t.string,
    constraints: t.UnknownRecord,
    numbers: range,
    json: t.UnknownArray,
  }),
]);

const members = {
  fieldTypes: t.readonlyArray(fieldType),
  formats: t.readonlyArray(format),
  dialects: t.readonlyArray(dialect),
  lexicons: t.readonlyArray(lexicon),
  meanings: t.readonlyArray(meaning),
  hubs: t.readonlyArray(t.Function),
};

/** The members that each record must have. `tryExtension` checks that the functions work. */
const extension = t.exact(t.partial(members));

const MEMBERS = Object.keys(members);

/** Returns the first fault in the form of an extension; `undefined` if there is none. */
export function formFault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'it exports no object named `extension`';
  }
  const unknown = Object.keys(value).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) {
    return `it has the unknown member "${unknown}"; expected ${MEMBERS.join(', ')}`;
  }
  const decoded = extension.decode(value);
  if (decoded._tag === 'Right') return undefined;
  const path = (decoded.left[0]?.context ?? []).map(({ key }) => key).filter((key) => key !== '');
  const expected = decoded.left[0]?.context.at(-1)?.type.name;
  return `its member ${path.join('.')} is not a ${expected}`;
}
