import { singular } from './name-words.js';

/** Letters of a noun whose ending is that of a plural. */
const LEAST_LETTERS = 4;
/** Plurals whose numbers say more than how many there are. */
const PLURAL_CODES = ['permissions', 'flags', 'options', 'settings', 'rights', 'details', 'ids'];
/** Last words of names of keys and of kinds, which count nothing. */
const KEYS = ['id', 'uuid', 'key', 'by', 'to', 'of', 'type', 'code', 'status'];
/** Units that stand in the plural before what they measure: `hours_present`, `miles_to_go`. */
const UNITS_FIRST = [
  ...['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years', 'miles', 'kilometers'],
];
/** What was done to a noun before it, or where it lies, as `driven` in `miles_driven`. */
const DONE =
  /(?:ed|ing)$|^(?:spent|paid|done|recd|reqd|sold|left|due|won|lost|sent|held|read|made|run|driven|given|taken|seen|owed|before|after|until|since|between|per|in|from|to|for|with|of|on|up|down|out|without|by)$/;

/** The words of what a name counts or measures, without what was done to it; undefined if there is nothing behind them. */
export function countedNoun(written: readonly string[]): readonly string[] | undefined {
  const [first = ''] = written;
  if (KEYS.includes(written.at(-1) ?? '')) return undefined;
  if (written.length > 1 && UNITS_FIRST.includes(first)) return [singular(first)];
  const end = written.findIndex((word, i) => i > 0 && DONE.test(word));
  if (end <= 0) return undefined;
  return written.slice(0, end).map((word, i) => (i === end - 1 ? singular(word) : word));
}

/** Last words of names that say how many there are of what stands in the plural before them. */
const AMOUNTS = ['amount', 'number', 'total', 'quantity'];
/** Plurals of what is money itself. */
const MONEY_PLURALS = [
  'sales',
  'taxes',
  'fees',
  'costs',
  'earnings',
  'goods',
  'expenses',
  'savings',
];

/** Whether a name says how many things there are: `questions_amount`, and not `sales_amount`. */
export function namesAmountOfThings(written: readonly string[]): boolean {
  const [noun = '', last = ''] = written.slice(-2);
  if (!AMOUNTS.includes(last) || MONEY_PLURALS.includes(noun)) return false;
  return noun.length >= LEAST_LETTERS && singular(noun) !== noun && !PLURAL_CODES.includes(noun);
}

/** Nouns in the plural, which whole numbers count: `expected_students`, and `recipients_paid`. */
export const COUNTED_RANGE = {
  min: 0,
  max: 500,
  distribution: { kind: 'log_normal', mu: 2.4849, sigma: 0.8 },
};

/** Whether a name is that of things, so that whole numbers count them. */
export function namesThings(written: readonly string[]): boolean {
  if (KEYS.includes(written.at(-1) ?? '')) return false;
  const end = written.findIndex((word, i) => i > 0 && DONE.test(word));
  const noun = (end > 0 ? written.slice(0, end) : written).at(-1) ?? '';
  return noun.length >= LEAST_LETTERS && singular(noun) !== noun && !PLURAL_CODES.includes(noun);
}
