import * as E from 'fp-ts/lib/Either.js';
import { oncePer } from '../basics/once-per.js';
import { allPresent } from '../columns/all-present.js';
import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { joinedColumn } from '../columns/joined-texts.js';
import { parseTemplate, type TemplatePart } from '../columns/parse-template.js';
import { literal } from '../columns/pieces.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { type Param, reading, uneven, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/** The maximum number of placeholders of a template. */
const MOST_FIELDS = 100;

const written = text('the text of each row; {name} inserts the value of another field', {
  minLength: 1,
  maxLength: MAX_TEXT_LENGTH,
});

const parts: Param<readonly TemplatePart[]> = {
  description: `${written.description}, and {{ and }} are braces`,
  schema: written.schema,
  ...reading(written.name, (value) => {
    const given = written.decode(value);
    if (E.isLeft(given)) return E.left(written.name);
    const parsed = parseTemplate(given.right);
    if (typeof parsed === 'number') {
      return E.left(
        `{name} for a field, or {{ or }} for a brace, at character ${parsed + 1} of the template`,
      );
    }
    return parsed.filter((part) => 'field' in part).length > MOST_FIELDS
      ? E.left(`at most ${MOST_FIELDS} fields in a template`)
      : E.right(parsed);
  }),
  rules: {
    template: `Braces in a template are doubled or enclose the name of another field. A template has at most ${MOST_FIELDS} names.`,
  },
};

/** The different fields of a template, listed once: checks of the request and of the columns ask for them. */
const fieldsOf = oncePer((template: readonly TemplatePart[]): readonly string[] => {
  const fields = new Set<string>();
  for (const part of template) if ('field' in part) fields.add(part.field);
  return [...fields];
});

export const template = fieldType({
  name: 'template',
  synonyms: ['format', 'interpolation', 'concat', 'composite'],
  category: 'text and choices',
  description:
    'Text that contains the values of other fields of the row, such as "{first_name}.{last_name}@corp.example". It is null if one of them is null.',
  // Fields that differ may still give equal texts, such as 1 and 11 or 11 and 1 in "{a}{b}".
  constraints: { template: uneven(withDefault(parts, 'template')) },
  references: (given) => fieldsOf(given.template).map((field) => ({ field, path: '/template' })),
  capacity: () => 1,
  plan: (given, context) => {
    const columns = new Map(fieldsOf(given.template).map((name) => [name, context.column(name)]));
    const plans = [...columns.values()];
    const { present, steps } = allPresent(plans.map((plan) => plan.present));
    const literals = new Map<string, Piece>();
    const pieces: Piece[] = [];
    for (const part of given.template) {
      if ('field' in part) {
        for (const piece of columns.get(part.field)?.cell ?? []) pieces.push(piece);
        continue;
      }
      const piece = literals.get(part.text) ?? literal(part.text);
      literals.set(part.text, piece);
      pieces.push(piece);
    }
    const inputs = new Set<FillStep>();
    for (const plan of plans) for (const step of plan.steps) inputs.add(step);
    for (const step of steps) inputs.add(step);
    return { ...joinedColumn([...inputs], pieces), present };
  },
});
