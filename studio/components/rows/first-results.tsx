import type { Field } from '../../state/project.js';
import { arrivals, rowAt } from '../../state/row-windows.js';
import { opened } from '../../state/store.js';

const RESULTS = 5;

/** The first values of a computed field beside the values that it is computed from. */
export function FirstResults({ field }: { readonly field: Field }) {
  const columns = opened.value?.columns ?? [];
  const own = columns.findIndex(({ name }) => name === field.name);
  arrivals.value;
  if (own < 0) return null;
  const text = String(field.constraints.expression ?? field.constraints.template ?? '');
  const used = columns.flatMap(({ name }, i) => (i !== own && names(text, name) ? [i] : []));
  const shown = [...used, own];
  const rows = Array.from({ length: RESULTS }, (_, i) => rowAt(i)).filter(
    (row) => row !== undefined,
  );
  return (
    <span class="results-scroller">
      <table class="results" aria-label="First results">
        <thead>
          <tr>
            {shown.map((i) => (
              <th key={i} scope="col">
                {columns[i]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {shown.map((column) => (
                <td key={column} data-kind={columns[column]?.kind} data-own={column === own}>
                  {row[column] ?? <span class="muted">null</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </span>
  );
}

/** Whether a formula or a template contains a name as a word. */
function names(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isWord = (character: string | undefined): boolean => /\w/.test(character ?? '');
  const isInside = isWord(text[at - 1]) || isWord(text[at + name.length]);
  return !isInside || names(text.slice(at + name.length), name);
}
