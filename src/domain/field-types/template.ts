import * as E from 'fp-ts/lib/Either.js';
import { allPresent } from '../columns/all-present.js';
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
    return fieldsOf(parsed).length > MOST_FIELDS
      ? E.left(`at most ${MOST_FIELDS} fields in a template`)
      : E.right(parsed);
  }),
  rules: {
    template: `Braces in a template are doubled or enclose the name of another field. A template has at most ${MOST_FIELDS} names.`,
  },
};

function fieldsOf(template: readonly TemplatePart[]): readonly string[] {
  return template.flatMap((part) => ('field' in part ? [part.field] : []));
}

export const template = fieldType({
  name: 'template',
  synonyms: ['format', 'interpolation', 'concat', 'composite'],
  category: 'text and choices',
  description:
    'Text that contains the values of other fields of the row, such as "{first_name}.{last_name}@corp.example". It is null if one of them is null.',
  // Fields that differ may still give equal texts, such as 1 and 11 or 11 and 1 in "{a}{b}".
  constraints: { template: uneven(withDefault(parts, 'template')) },
  references: (given) =>
    [...new Set(fieldsOf(given.template))].map((field) => ({ field, path: '/template' })),
  capacity: () => 1,
  plan: (given, context) => {
    const columns = new Map(fieldsOf(given.template).map((name) => [name, context.column(name)]));
    const plans = [...columns.values()];
    const { present, steps } = allPresent(plans.map((plan) => plan.present));
    const pieces = given.template.flatMap((part) =>
      'field' in part ? (columns.get(part.field)?.cell ?? []) : [literal(part.text)],
    );
    const inputs = new Set([...plans.flatMap((plan) => plan.steps), ...steps]);
    return { ...joinedColumn([...inputs], pieces), present };
  },
});
