import { choiceColumn, differentValues } from '../columns/choice-column.js';
import type { Scalar } from '../columns/words.js';
import { list } from '../constraints/lists.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { checkWeights, weights } from '../constraints/weights.js';
import { fieldType } from './field-type.js';
import { CURRENCIES, type Currency, type CurrencyCode } from './iso-currencies.js';

const CODES = Object.keys(CURRENCIES) as readonly CurrencyCode[];

const constraints = {
  format: withDefault(
    oneOf('code is EUR, name is Euro, symbol is €', ['code', 'name', 'symbol']),
    'code',
  ),
  choices: list('codes of the currencies to draw from', oneOf('a currency', CODES)),
  weights: weights('how often each currency comes, one each'),
};

type Constraints = Decoded<typeof constraints>;

function shown({ choices = CODES, format }: Constraints): readonly Scalar[] {
  return choices.map((code) => (format === 'code' ? code : (CURRENCIES[code] as Currency)[format]));
}

export const currency = fieldType({
  name: 'currency',
  category: 'company and commerce',
  description: 'Currency by its ISO 4217 code, its English name or its symbol.',
  constraints,
  check: (given) =>
    checkWeights(
      given.weights,
      given.choices?.length ?? CODES.length,
      given.choices ? 'choice' : 'value',
    ),
  capacity: (given) => differentValues(shown(given)).length,
  plan: (given, context) => {
    const shares = given.choices ? undefined : CODES.map((code) => CURRENCIES[code].share);
    return choiceColumn(shown(given), given.weights ?? shares, context);
  },
});
