import type { Fault } from '../../../src/page/index.js';
import {
  canCorrelate,
  coefficientOf,
  correlateFields,
  pairsOf,
  possibleCoefficient,
} from '../../state/correlations.js';
import { partner } from '../../state/pair.js';
import type { Field, Table } from '../../state/project.js';
import { apply, tableIndex } from '../../state/store.js';
import { FaultText } from '../controls/fault-text.js';
import { Icon } from '../controls/icons.js';

/** The coefficient of a new pair: one whose effect is seen. */
const FIRST = 0.7;

interface CorrelatePanelProps {
  readonly field: Field;
  readonly table: Table;
  readonly faults: readonly Fault[];
}

/** The fields with which a field grows, with a coefficient for each. */
export function CorrelatePanel({ field, table, faults }: CorrelatePanelProps) {
  const partners = pairsOf(table)
    .filter(({ columns }) => columns.includes(field.name))
    .map(({ columns }) => columns.find((name) => name !== field.name) ?? field.name);
  const free = table.fields.filter(
    (other) => other.id !== field.id && canCorrelate(other) && !partners.includes(other.name),
  );
  if (partners.length === 0 && (!canCorrelate(field) || free.length === 0)) return null;

  const set = (other: string, coefficient: number | undefined): void => {
    apply(
      correlateFields(tableIndex.value, [field.name, other], coefficient),
      `correlate ${field.id} ${other}`,
    );
    // The plot of both follows the slider.
    if (coefficient !== undefined) partner.value = other;
  };
  return (
    <fieldset class="given correlate" data-set={partners.length > 0}>
      <legend>grows with</legend>
      {partners.map((other) => (
        <Pair
          key={other}
          other={other}
          coefficient={coefficientOf(table, field.name, other) ?? 0}
          possible={(wanted) => possibleCoefficient(table, [field.name, other], wanted)}
          onChange={(coefficient) => set(other, coefficient)}
        />
      ))}
      {faults.map((fault) => (
        <FaultText key={fault.path + fault.message} fault={fault} />
      ))}
      {free.length > 0 && (
        <select
          aria-label="Correlate with a field"
          value=""
          onChange={(event) => set(event.currentTarget.value, FIRST)}
        >
          <option value="">{partners.length === 0 ? 'no other field' : 'and also …'}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      {partners.length > 0 && (
        <p class="help">
          1: in the same order, 0: independent, -1: in opposite order. The values of each field stay
          as they are.
        </p>
      )}
    </fieldset>
  );
}

interface PairProps {
  readonly other: string;
  readonly coefficient: number;
  /** The nearest coefficient that can occur. */
  readonly possible: (wanted: number) => number;
  /** Undefined removes the pair. */
  readonly onChange: (coefficient: number | undefined) => void;
}

/** A coefficient as a slider and as a number. */
function Pair({ other, coefficient, possible, onChange }: PairProps) {
  const onInput = (event: { readonly currentTarget: HTMLInputElement }): void => {
    const typed = event.currentTarget.valueAsNumber;
    if (!Number.isNaN(typed)) onChange(typed);
  };
  return (
    <div class="correlate-pair">
      <span class="correlate-name" title={other}>
        {other}
      </span>
      <input
        type="range"
        min={-1}
        max={1}
        step={0.01}
        aria-label={`Correlation with ${other}, slider`}
        value={coefficient}
        onInput={({ currentTarget }) => {
          const end = possible(currentTarget.valueAsNumber);
          // A slider stops where a coefficient can no longer occur.
          currentTarget.valueAsNumber = end;
          onChange(end);
        }}
      />
      <input
        type="number"
        min={-1}
        max={1}
        step="any"
        aria-label={`Correlation with ${other}`}
        value={coefficient}
        onInput={onInput}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={`No longer correlate with ${other}`}
        title="Remove"
        onClick={() => onChange(undefined)}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
