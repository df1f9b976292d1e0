import type { Fault } from '../../../src/page/index.js';
import type { ColumnFigures } from '../../engine/column-figures.js';
import type { CatalogueType } from '../../state/catalogue-search.js';
import { constrainField } from '../../state/edits.js';
import {
  type Given,
  type GivenRow,
  givenOf,
  gridColumns,
  marginalRow,
  nextConditions,
  statesOf,
  withMember,
  withoutParent,
  withParent,
} from '../../state/given.js';
import type { Field } from '../../state/project.js';
import { apply, columnFigures, table, tableIndex } from '../../state/store.js';
import { FaultText } from '../controls/fault-text.js';
import { GivenRowCells } from './given-row.js';

/** Fields on which a field can depend. */
const MOST_PARENTS = 3;

interface GivenGridProps {
  readonly field: Field;
  readonly type: CatalogueType;
  readonly faults: readonly Fault[];
}

/** How a field depends on others: their states as rows, its values as columns, and weights as cells. */
export function GivenGrid({ field, type, faults }: GivenGridProps) {
  const given = givenOf(field);
  const { columns: parents, rows } = given ?? { columns: [], rows: [] };
  const grid = gridColumns(field, type, figuresOf(field.name), rows);
  const candidates = (table.value?.fields ?? [])
    .filter(({ id }) => id !== field.id)
    .map((other) => ({ name: other.name, states: statesOf(other, figuresOf(other.name)) }))
    .filter(({ name, states }) => states.length > 0 || parents.includes(name));
  if (candidates.length === 0 && given === undefined) return null;

  const states = parents.map((name) => candidates.find((one) => one.name === name)?.states ?? []);
  const set = (next: Given | undefined): void =>
    apply(constrainField(tableIndex.value, field.id, 'given', next), `${field.id} given`);
  const setRows = (next: readonly GivenRow[]): void =>
    set(next.length === 0 ? undefined : { ...given, columns: parents, rows: next });
  const addParent = (name: string): void => {
    const own = candidates.find((one) => one.name === name)?.states ?? [];
    set(withParent(given, name, own, grid));
  };
  const free = candidates.filter(({ name }) => !parents.includes(name));
  const hasWeights = grid.some(({ kind }) => kind === 'weight');
  const hasRanges = grid.some(({ kind }) => kind === 'range');
  return (
    <fieldset class="given" data-set={given !== undefined}>
      <legend>depends on</legend>
      <div class="given-parents">
        {parents.map((name) => (
          <button
            key={name}
            type="button"
            class="given-parent"
            aria-label={`No longer depend on ${name}`}
            onClick={() => set(given && withoutParent(given, name))}
          >
            {name} ×
          </button>
        ))}
        {parents.length < MOST_PARENTS && free.length > 0 && (
          <select
            aria-label="Depend on a field"
            value=""
            onChange={(event) => addParent(event.currentTarget.value)}
          >
            <option value="">{parents.length === 0 ? 'no other field' : 'and also …'}</option>
            {free.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {faults.map((fault) => (
        <FaultText key={fault.path + fault.message} fault={fault} />
      ))}
      {given !== undefined && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to focus it */}
          <section class="given-scroller" tabIndex={0} aria-label="Weights by other fields">
            <table class="given-table">
              <thead>
                <tr>
                  <th scope="col">{parents.join(', ')}</th>
                  {grid.map(({ label }) => (
                    <th key={label} scope="col" title={label}>
                      {label}
                    </th>
                  ))}
                  {hasWeights && <th scope="col">rest</th>}
                  <th scope="col">
                    <span class="hidden-text">Row</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row, i) => (
                  <GivenRowCells
                    key={i}
                    row={row}
                    parents={parents}
                    states={states}
                    grid={grid}
                    hasRest={hasWeights}
                    onChange={(next) => setRows(rows.map((old, k) => (k === i ? next : old)))}
                    onCopy={() => {
                      const { when } = row;
                      const copied = withMember(marginalRow(when, grid), 'rest', undefined);
                      setRows(rows.map((old, k) => (k === i ? copied : old)));
                    }}
                    onRemove={() => setRows(rows.filter((_, k) => k !== i))}
                  />
                ))}
              </tbody>
            </table>
          </section>
          <button
            type="button"
            onClick={() => setRows([...rows, marginalRow(nextConditions(given, states), grid)])}
          >
            Add a row
          </button>
          <p class="help">
            Where no row holds, the constraints of the field hold.
            {hasWeights && ' A value without a weight never occurs, or shares the rest.'}
            {hasRanges && ' Numbers are spread evenly within a range.'}
          </p>
        </>
      )}
    </fieldset>
  );
}

function figuresOf(name: string): ColumnFigures | undefined {
  return columnFigures.value.find((figures) => figures.name === name);
}
