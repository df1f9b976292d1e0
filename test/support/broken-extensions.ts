/** Returns a module with a valid field type in which some members are changed. */
export function typeWith(changes: string): string {
  return `
    import { choiceColumn, fieldType } from 'tablewright/domain';
    const seat = fieldType({
      name: 'seat',
      category: 'place',
      description: 'A seat.',
      constraints: {},
      capacity: () => 2,
      plan: (_, context) => choiceColumn(['1A', '1B'], undefined, context),
      ${changes}
    });
    export const extension = { fieldTypes: [seat] };`;
}

function formatNamed(name: string): string {
  return `
    const layout = () => ({ cells: [], frame: () => ({ head: '', foot: '', open: '', close: '' }) });
    const format = { name: '${name}', extension: 'txt', type: 'text/plain', isJson: false };
    const rest = { options: {}, mediaType: () => 'text/plain', check: () => [], layout };
    export const extension = { formats: [{ ...format, ...rest }] };`;
}

const lexicon = (locale: string) => `
    import { plainLexicon } from 'tablewright/domain';
    export const extension = { lexicons: [plainLexicon('${locale}', {})] };`;

const dialect = (changes: string) => `
    import { sqlDialects } from 'tablewright/domain';
    export const extension = { dialects: [{ ...sqlDialects.sqlite, ${changes} }] };`;

const hub = (platform: string) => `export const extension = { hubs: [() => (${platform})] };`;

/** Modules that cannot be used: the defect, the text, and the reason in the error message. */
export const brokenExtensions: readonly (readonly [what: string, text: string, RegExp])[] = [
  ['is not valid JavaScript', 'export const extension = {', /Unexpected end of input/],
  ['throws', "throw new Error('no licence');", /no licence/],
  ['throws nothing that is an error', 'throw null;', /: null$/],
  [
    'throws while its members are read',
    "export const extension = { get hubs() { throw new Error('no hubs'); } };",
    /: no hubs$/,
  ],
  ['exports a list', 'export const extension = [];', /exports no object named `extension`/],
  ['has a plan that throws null', typeWith('plan: () => { throw null; },'), /a row: null$/],
  [
    'has a hub that throws null',
    'export const extension = { hubs: [() => { throw null; }] };',
    /: null$/,
  ],
  ['imports a module that does not exist', "import './no-such-module.mjs';", /no-such-module/],
  ['exports nothing', 'export const other = 1;', /exports no object named `extension`/],
  [
    'has a misspelt member',
    'export const extension = { fieldType: [] };',
    /unknown member "fieldType"; expected fieldTypes, formats, dialects, lexicons, meanings, hubs/,
  ],
  [
    'has a type without a plan',
    typeWith('plan: undefined,'),
    /its member fieldTypes\.0\.plan is not a Function/,
  ],
  [
    'has a type whose name has an invalid form',
    typeWith("name: 'Seat 1',"),
    /its member fieldTypes\.0\.name is not a name of small letters/,
  ],
  [
    'redefines a type of the package',
    typeWith("name: 'email',"),
    /two field types have the name "email"/,
  ],
  [
    'has a plan that throws',
    typeWith("plan: () => { throw new Error('no seats'); },"),
    /its field type seat cannot generate a row: no seats/,
  ],
  [
    'has a fill that throws',
    typeWith(
      "plan: (c, context) => ({ ...choiceColumn(['1A'], undefined, context), steps: [{ vectors: [], fill: () => { throw new Error('late'); } }] }),",
    ),
    /its field type seat cannot generate a row: late/,
  ],
  [
    'has a type that no locale has words for',
    typeWith("locales: ['xx'],"),
    /its field type seat has no words in any locale/,
  ],
  ['redefines a format of the package', formatNamed('csv'), /two formats have the name "csv"/],
  [
    'has a format with the name of a request member',
    formatNamed('rows'),
    /a format cannot have the name "rows": it is a member of a request/,
  ],
  [
    'has a format without a notation for its cells',
    formatNamed('blank'),
    /its format blank cannot generate a row/,
  ],
  ['redefines a dialect of the package', dialect(''), /two SQL dialects have the name "sqlite"/],
  [
    'has a dialect without literals',
    dialect("name: 'duckdb', literal: undefined"),
    /its member dialects\.0\.literal is not a Function/,
  ],
  ['redefines a locale of the package', lexicon('de'), /the locale "de" already exists/],
  [
    'redefines a hub of the package',
    hub("{ name: 'local', search() {}, files() {}, open() {} }"),
    /two hubs have the name "local"/,
  ],
  ['has a hub without the required functions', hub("{ name: 'tides' }"), /its hub tides lacks/],
];
