import { oncePer } from '../basics/once-per.js';
import { log } from '../distributions/elementary.js';
import type { Meaning, NumberMeaning } from './meaning.js';
import type { PlainField } from './plain-field.js';
import { separated } from './separated.js';

/** Digits behind the point of a parameter of a distribution. */
const PRECISION = 4;
/** The spread of amounts and counts around their median: one in six is more than twice as large. */
const SIGMA = 0.8;
const WEIGHT = /=(\d+)$/;

/** Whether a meaning says what texts a column holds. */
export function hasTexts({ list, texts, type }: Meaning): boolean {
  return list !== undefined || texts !== undefined || type !== undefined;
}

export function hasNumbers({ numbers }: Meaning): boolean {
  return numbers !== undefined;
}

export function hasJson({ json }: Meaning): boolean {
  return json !== undefined;
}

/** The field of the texts of a meaning; undefined if it has none. */
export const textField = oncePer(fieldOfTexts);

function fieldOfTexts({ list, texts, type, constraints = {} }: Meaning): PlainField | undefined {
  if (type !== undefined) return { type, constraints };
  if (texts !== undefined) return { type: 'choice', constraints: { choices: texts } };
  if (list === undefined) return undefined;
  const entries = separated(list);
  const choices = entries.map((entry) => entry.replace(WEIGHT, ''));
  const weights = entries.map((entry) => Number(WEIGHT.exec(entry)?.[1] ?? 1));
  const isEven = weights.every((weight) => weight === weights[0]);
  return { type: 'choice', constraints: { choices, ...(!isEven && { weights }) } };
}

/** The field of the JSON texts of a meaning; undefined if it has none. */
export function jsonField({ json }: Meaning): PlainField | undefined {
  if (json === undefined) return undefined;
  return { type: 'choice', constraints: { choices: json.map((value) => JSON.stringify(value)) } };
}

/** How the numbers of a meaning spread, if not evenly. */
export function distributionOf({
  median,
  normal,
}: NumberMeaning): Readonly<Record<string, unknown>> | undefined {
  if (normal !== undefined) return { kind: 'normal', mean: normal[0], std_dev: normal[1] };
  if (median === undefined) return undefined;
  return { kind: 'log_normal', mu: Number(log(median).toFixed(PRECISION)), sigma: SIGMA };
}

/** The fields of the texts, the documents and the numbers of a meaning. */
export function fieldsMeant(meaning: Meaning): readonly PlainField[] {
  const { numbers } = meaning;
  const distribution = numbers && distributionOf(numbers);
  const number = numbers && {
    type: 'float',
    constraints: { min: numbers.min, max: numbers.max, ...(distribution && { distribution }) },
  };
  return [textField(meaning), jsonField(meaning), number].filter((field) => field !== undefined);
}
