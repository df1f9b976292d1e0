import { MEANINGS } from '../../src/domain/meanings/entries/index.js';
import type { Meaning, NumberMeaning } from '../../src/domain/meanings/meaning.js';
import { textField } from '../../src/domain/meanings/meant-field.js';
import { GENERATED, markdownTable } from './markdown.js';
import type { ReferencePage } from './reference-page.js';

/** The values of a list that the page shows. */
const MOST_VALUES = 4;

function listText(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => `\`${String(value)}\``);
  return [...shown, ...(values.length > shown.length ? ['…'] : [])].join(', ');
}

function textsText(meaning: Meaning): string {
  const field = textField(meaning);
  if (field === undefined) return '';
  const { choices, pattern } = field.constraints ?? {};
  if (Array.isArray(choices)) return listText(choices);
  return typeof pattern === 'string' ? `\`${pattern}\`` : `type \`${field.type}\``;
}

function numbersText({ min, max, median, normal }: NumberMeaning): string {
  if (normal !== undefined) return `${min} to ${max}, mean ${normal[0]}`;
  return `${min} to ${max}${median === undefined ? '' : `, median ${median}`}`;
}

function row(meaning: Meaning): readonly string[] {
  const { names, of, numbers, unit, json } = meaning;
  return [
    names,
    of ?? '',
    [
      textsText(meaning),
      json === undefined ? '' : listText(json.map((value) => JSON.stringify(value))),
    ]
      .filter((text) => text !== '')
      .join(', '),
    numbers === undefined ? '' : [numbersText(numbers), unit].filter(Boolean).join(', in '),
  ];
}

/** The page of all meanings of names. */
export function meaningsPage(): ReferencePage {
  const text = `# Meanings of names

${GENERATED}

A column without values to learn from has the field that its name means: a column of a database schema, or a field that is written without
a type. The longest phrase at the end of the name decides. If several meanings have the same phrase, the words before it decide, then the
name of the table.

The ranges and weights are estimates of what is usual. What a schema says, such as an enumeration, a check or a length, counts more.

[Requests](requests.md#fields-without-a-type), [extensions](recipes/add-meanings.md) and the option \`--meanings\` of \`schema from\` and \`seed\` add
meanings of their own, which come first.

${markdownTable(['Names', 'Of', 'Texts', 'Numbers'], MEANINGS.map(row))}
`;
  return { path: 'docs/meanings.md', text };
}
