import {
  decodeRequest,
  encodeTable,
  FIELD_TYPE_NAMES,
  type GenerateRequest,
  plainLexicon,
  plainVocabulary,
  planTable,
  WORD_LISTS,
} from 'tablewright/domain';

const words = Object.freeze(['Ada', 'Grace', 'Mary', 'Emmy', 'Hedy']);

const lists = Object.fromEntries(WORD_LISTS.map((list) => [list, words]));
const vocabulary = plainVocabulary([plainLexicon('en', lists)]);

const request = {
  rows: 3,
  format: 'json',
  fields: FIELD_TYPE_NAMES.map((type) => ({ name: type, type })),
};

/** The chunks as text; ASCII, so that a program without Node or a browser needs no decoder. */
function make(valid: GenerateRequest): string {
  const plan = planTable(valid, vocabulary);
  if (plan._tag === 'Left') throw new Error(plan.left.code);
  return [...encodeTable(plan.right)].map((chunk) => String.fromCharCode(...chunk)).join('');
}

const decoded = decodeRequest(request, {
  vocabulary,
  limits: { rows: 1000, cells: 100_000 },
  drawSeed: () => 7,
});
if (decoded._tag === 'Left') throw new Error(decoded.left.code);

export const rows: unknown = JSON.parse(make(decoded.right));
