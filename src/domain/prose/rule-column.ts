import { nth } from '../basics/nth.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type Draws, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import type { IndexVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { proseColumn } from './prose-column.js';
import { RuleWriter } from './rule-writer.js';
import type { Rule } from './text-rules.js';

/** Estimated time to write a byte of a text, in nanoseconds. */
const BYTE_COST = 3;

/** What the texts of a column depend on. */
interface RuleColumn {
  /** The rules of the texts, one of which each row has. */
  readonly rules: readonly Rule[];
  /** Every character of the texts. */
  readonly alphabet: string;
  /** The index of the rule of each row. Default: the first. */
  readonly ofRows?: IndexVector;
  /** The indices of the words of each slot. */
  readonly slots?: readonly IndexVector[];
  /** The steps that fill these vectors. */
  readonly steps?: readonly FillStep[];
}

/** The number of texts of all rules, at most 2^53 - 1. Texts of different rules must differ. */
export function countRules(rules: readonly Rule[]): number {
  return Math.min(
    rules.reduce((sum, { count }) => sum + count, 0),
    Number.MAX_SAFE_INTEGER,
  );
}

/** The draws of a column that shows an entity: those of the entity, unless every row has a text of its own. */
export function drawsOf(
  context: Draws,
  entity: { key(purpose: string): Key },
  type: string,
): Draws {
  if (context.unique) return context;
  return { unique: false, key: (purpose) => entity.key(`${type} ${purpose}`) };
}

/** A column of texts of rules. In a unique column each text occurs once, whatever the row. */
export function ruleColumn(
  { rules, alphabet, ofRows, slots = [], steps = [] }: RuleColumn,
  context: Draws,
): ColumnPlan {
  const writer = new RuleWriter(context.key('value'), slots);
  const elements = context.unique
    ? uniqueNumbers(context, { min: 0, step: 1, n: countRules(rules) })
    : undefined;
  const first = nth(rules, 0);
  return proseColumn(
    {
      alphabet,
      minLength: Math.min(...rules.map((rule) => rule.minLength)),
      maxLength: Math.max(...rules.map((rule) => rule.maxLength)),
      maxUnits: Math.max(...rules.map((rule) => rule.maxUnits)),
      byteCost: BYTE_COST,
      steps: elements?.steps ?? steps,
    },
    (data, offset, row, i) => {
      if (elements !== undefined) {
        return writeOf(rules, writer, data, offset, elements.values.data[i] as number);
      }
      const rule = ofRows === undefined ? first : (rules[ofRows.data[i] as number] as Rule);
      return writer.write(rule, data, offset, row, { at: i });
    },
  );
}

/** Writes the text of an element of all rules; the texts of the first rule come first. */
function writeOf(
  rules: readonly Rule[],
  writer: RuleWriter,
  data: Uint8Array,
  start: number,
  element: number,
): number {
  let rest = element;
  let index = 0;
  while (rest >= (rules[index] as Rule).count) {
    rest -= (rules[index] as Rule).count;
    index++;
  }
  return writer.writeElement(rules[index] as Rule, data, start, rest);
}
