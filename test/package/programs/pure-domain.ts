import {
  builtInParts,
  encodeTable,
  FIELD_TYPE_NAMES,
  type GenerateRequest,
  plainLexicon,
  plainPlaces,
  plainVocabulary,
  TableEngine,
  WORD_LISTS,
} from 'tablewright/domain';

const words = Object.freeze(['Ada', 'Grace', 'Mary', 'Emmy', 'Hedy']);

const lists = Object.fromEntries(WORD_LISTS.map((list) => [list, words]));
const places = plainPlaces([
  {
    name: 'Bath',
    population: 94_000,
    latitude: 51.38,
    longitude: -2.36,
    timezone: 'Europe/London',
    region: { code: 'ENG', name: 'England' },
    country: {
      alpha2: 'GB',
      alpha3: 'GBR',
      numeric: '826',
      name: 'United Kingdom',
      continent: 'Europe',
      language: 'en',
      languageName: 'English',
      nationality: 'British',
      currency: 'EUR',
      postalLetters: 'ABDEFGHJLNPQRSTUWXYZ',
      postalCodes: { prefixes: ['BA'], rest: '# #@@' },
    },
  },
]);
const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', lists, places)])));

const request = {
  rows: 3,
  format: 'json',
  fields: FIELD_TYPE_NAMES.map((type) => ({ name: type, type })),
};

/** Returns the chunks of a table as text. The text is ASCII, so that decoding needs neither Node nor a browser. */
function make(valid: GenerateRequest): string {
  const plan = engine.plan(valid);
  if (plan._tag === 'Left') throw new Error(plan.left.code);
  return [...encodeTable(plan.right)].map((chunk) => String.fromCharCode(...chunk)).join('');
}

const decoded = engine.decode(request, {
  limits: { rows: 1000, cells: 100_000 },
  drawSeed: () => 7,
});
if (decoded._tag === 'Left') throw new Error(decoded.left.code);

export const rows: unknown = JSON.parse(make(decoded.right));
