import * as E from 'fp-ts/lib/Either.js';
import { columnKind } from '../../src/domain/databases/columns/column-kind.js';
import { readSchema } from '../../src/domain/databases/read-schema.js';
import { setOfSchema } from '../../src/domain/databases/requests/set-of-schema.js';
import type { PlainField } from '../../src/domain/meanings/plain-field.js';
import { engine } from '../../test/support/tables.js';

/** Whether the field of a column says nothing, or is prose under a name that is none of prose. */
export type Verdict = 'generic' | 'prose' | 'named';

/** A column of texts that no foreign key and no enumeration fills. */
export interface JudgedColumn {
  readonly table: string;
  readonly name: string;
  readonly field: PlainField;
  readonly verdict: Verdict;
}

/** Words of names under which sentences are expected. */
const PROSE_NAMES =
  /desc|body|content|note|comment|messag|bio|summar|text|about|excerpt|abstract|remark|detail|reason|instruct|feedback|review|answer|question|explan|term|footer|intro|caption|markdown|html|prompt|quote|memo|story|statement|error|observation|diagnos|symptom|purpose|objective|justif|response|reply|announcement|overview|biography|history|mission|vision|disclaimer|policy|log|recommend|finding|title|subject|headline|tagline|help|hint|alt/i;
const GENERIC = ['word', 'text', 'sentence'];

export function judgedColumns(text: string, file: string): readonly JudgedColumn[] {
  const schema = readSchema(text, { name: file });
  if (E.isLeft(schema)) throw new Error(`${file}: ${schema.left}`);
  const dialect = schema.right.dialect ?? 'ansi';
  const { request } = setOfSchema(schema.right, { rows: 100, engine });
  return request.tables.flatMap(({ name: table, fields }) => {
    const columns = schema.right.tables.find(({ name }) => name === table)?.columns ?? [];
    const texts = columns.filter((column) => columnKind(column, dialect).kind === 'text');
    return texts.flatMap(({ name }) => {
      const field = fields.find((one) => one.name === name);
      if (field === undefined || ['reference', 'copy'].includes(field.type)) return [];
      const { type, constraints } = field;
      return [
        {
          table,
          name,
          field: { type, ...(constraints && { constraints }) },
          verdict: verdictOf(name, field),
        },
      ];
    });
  });
}

function verdictOf(name: string, { type, constraints = {} }: PlainField): Verdict {
  if (isProse(type, constraints) && !PROSE_NAMES.test(name)) return 'prose';
  const isPlain = type === 'string' && constraints.pattern === undefined;
  const isSlug = type === 'slug' && !/slug|permalink|handle|domain/i.test(name);
  return GENERIC.includes(type) || isPlain || isSlug ? 'generic' : 'named';
}

/** Whether most values are sentences. */
function isProse(type: string, { choices }: NonNullable<PlainField['constraints']>): boolean {
  if (type === 'text' || type === 'sentence') return true;
  const texts = Array.isArray(choices) ? choices.map(String) : [];
  return texts.filter((text) => /\s.*\s.*[.?!]$/.test(text)).length * 2 > texts.length;
}
