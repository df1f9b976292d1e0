import { type GivenRow, type GridColumn, shareIn, withMember } from '../../state/given.js';
import { percent } from '../../state/numbers.js';
import { Icon } from '../controls/icons.js';

interface GivenRowProps {
  readonly row: GivenRow;
  readonly parents: readonly string[];
  /** The states of each parent. */
  readonly states: readonly (readonly unknown[])[];
  readonly grid: readonly GridColumn[];
  readonly hasRest: boolean;
  readonly onChange: (row: GivenRow) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** A row of the grid: its conditions, a cell for each value, and what can be done with it. */
export function GivenRowCells(props: GivenRowProps) {
  const { row, parents, states, grid, hasRest, onChange, onCopy, onRemove } = props;
  const conditions = row.when.map(conditionText).join(', ');
  return (
    <tr>
      <th scope="row">
        {parents.map((parent, i) => (
          <Condition
            key={parent}
            parent={parent}
            value={row.when[i]}
            states={states[i] ?? []}
            onChange={(value) =>
              onChange({ ...row, when: row.when.map((old, k) => (k === i ? value : old)) })
            }
          />
        ))}
      </th>
      {grid.map((column) => (
        <Cell
          key={column.label}
          label={`${column.label} where ${conditions}`}
          value={column.read(row)}
          share={shareIn(row, column, grid)}
          onChange={(value) => onChange(column.write(row, value))}
        />
      ))}
      {hasRest && (
        <Cell
          label={`rest where ${conditions}`}
          value={typeof row.rest === 'number' ? row.rest : undefined}
          share={undefined}
          onChange={(value) => onChange(withMember(row, 'rest', value))}
        />
      )}
      <td class="given-actions">
        <button
          type="button"
          class="icon-button"
          title="Copy from the marginal: the values as they are without a condition"
          aria-label={`Copy from the marginal where ${conditions}`}
          onClick={onCopy}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          class="icon-button"
          title="Remove this row"
          aria-label={`Remove the row where ${conditions}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  );
}

interface ConditionProps {
  readonly parent: string;
  readonly value: unknown;
  readonly states: readonly unknown[];
  readonly onChange: (value: unknown) => void;
}

/** A state of another field. A condition that is none of its states, such as a range, stays in the list. */
function Condition({ parent, value, states, onChange }: ConditionProps) {
  const usual = [...states, null, '*'];
  const written = JSON.stringify(value);
  const isUsual = usual.some((one) => JSON.stringify(one) === written);
  const options = isUsual ? usual : [value, ...usual];
  return (
    <select
      aria-label={`${parent} is`}
      value={written}
      onChange={(event) => onChange(JSON.parse(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={JSON.stringify(option)} value={JSON.stringify(option)}>
          {conditionText(option)}
        </option>
      ))}
    </select>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: number | undefined;
  /** From 0 to 1. */
  readonly share: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A number with a bar for its share. */
function Cell({ label, value, share, onChange }: CellProps) {
  return (
    <td>
      <input
        type="number"
        min={0}
        step="any"
        aria-label={label}
        placeholder="–"
        value={value ?? ''}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          onChange(Number.isNaN(typed) ? undefined : typed);
        }}
      />
      <span class="given-share">
        {share !== undefined && (
          <span class="given-bar" style={{ width: `${Math.min(100, share * 100)}%` }} />
        )}
        <span class="given-percent">{share === undefined ? '' : percent(share)}</span>
      </span>
    </td>
  );
}

function conditionText(condition: unknown): string {
  if (condition === '*') return 'any';
  if (typeof condition === 'string') return condition === '' ? '(empty)' : condition;
  const { in: some, not_in: others } = (condition ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(some)) return some.map(conditionText).join(' or ');
  if (Array.isArray(others)) return `not ${others.map(conditionText).join(' or ')}`;
  return JSON.stringify(condition);
}
