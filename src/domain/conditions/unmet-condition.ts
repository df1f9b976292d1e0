import { decimalText } from '../basics/decimal-text.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { When } from '../constraints/when.js';
import type { LateFault } from '../errors/late-fault.js';
import { nearestName } from '../errors/nearest-name.js';
import { quote } from '../errors/quote.js';
import { listed, suggesting } from '../errors/unknown-name.js';
import { scalarText } from '../kernel/word-table.js';

/** The fault of a condition that no value of a column satisfies. It names the condition and the values that there are. */
export function unmetCondition(path: string, parent: ColumnPlan, condition: When): LateFault {
  return {
    path,
    write: (budget) => {
      const values = possibleValues(parent);
      const expected = `a value that the other field can have${values && `: ${values}`}`;
      const message = `expected ${expected}, got ${conditionText(condition)}`;
      const [piece] = parent.cell;
      const isWord = condition.kind === 'value' && piece?.kind === 'words';
      const meant =
        isWord &&
        nearestName(scalarText(condition.value), piece.table.entries.map(scalarText), budget);
      return suggesting({ message, expected }, meant || undefined);
    },
  };
}

function conditionText(condition: When): string {
  switch (condition.kind) {
    case 'any':
      return quote('*');
    case 'null':
      return 'null, which it never is';
    case 'value':
      return quote(condition.value);
    case 'in':
    case 'not_in':
      return 'a set without any of its values';
    case 'range':
      return `the range from ${quote(condition.from ?? null)} to ${quote(condition.to ?? null)}`;
  }
}

/** Empty if no short text names them. */
function possibleValues({ cell, moments }: ColumnPlan): string {
  if (moments !== undefined) {
    const { from, to } = moments.span;
    return `moments from ${new Date(from).toISOString()} to ${new Date(to).toISOString()}`;
  }
  const [piece] = cell;
  switch (piece?.kind) {
    case 'words':
      return listed(piece.table.entries.map(quote));
    case 'number': {
      const [least, most] = [piece.min, piece.max].map((units) =>
        decimalText(Number(`${units}e-${piece.decimals}`)),
      );
      return least === most ? String(least) : `numbers from ${least} to ${most}`;
    }
    case 'literal':
      return quote(piece.text);
    default:
      return '';
  }
}
