import { pointerSteps } from '../../../src/page/index.js';
import type { Table } from '../../state/project.js';
import { apply, faults, project, table, tableIndex } from '../../state/store.js';
import {
  type Children,
  childrenOf,
  parentOf,
  renameTable,
  setChildren,
  setKey,
  setParent,
} from '../../state/table-edits.js';
import { FaultText } from '../controls/fault-text.js';
import { WholeNumberInput } from '../controls/whole-number-input.js';

/** The engine takes no more. */
const MOST_CHILDREN = 100_000;

/** The name of the table. In a set, also what its rows follow from, and its key. */
export function TableForm() {
  const shown = table.value;
  if (shown === undefined) return null;
  const isSet = project.value.tables.length > 1;
  return (
    <form class="table-form" aria-label="Table" onSubmit={(event) => event.preventDefault()}>
      <label class="table-line">
        <span>Name</span>
        <input
          aria-label="Name of the table"
          value={shown.name}
          maxLength={128}
          spellcheck={false}
          onInput={(event) =>
            apply(renameTable(tableIndex.value, event.currentTarget.value), `table ${shown.id}`)
          }
        />
      </label>
      {isSet && <ParentLine table={shown} />}
      {isSet && <KeyLine table={shown} />}
      {isSet && <TableFaults />}
    </form>
  );
}

function ParentLine({ table }: { readonly table: Table }) {
  const children = childrenOf(table);
  const parent = parentOf(table);
  const pairs = Array.isArray(table.more.pairs) ? table.more.pairs.join(' and ') : undefined;
  const others = project.value.tables.filter((other) => other !== table);
  return (
    <>
      <label class="table-line">
        <span>Rows</span>
        <select
          aria-label="Rows of the table"
          value={pairs === undefined ? (parent === undefined ? '' : of(parent)) : pairs}
          onChange={({ currentTarget: { value } }) =>
            apply(setParent(tableIndex.value, others.find(({ name }) => of(name) === value)?.name))
          }
        >
          <option value="">a number of their own</option>
          {pairs !== undefined && <option value={pairs}>pairs of {pairs}</option>}
          {others.map(({ id, name }) => (
            <option key={id} value={of(name)}>
              for each row of {name}
            </option>
          ))}
        </select>
      </label>
      {children !== undefined && <CountLine counted={children} />}
    </>
  );
}

/** The value of the choice of a parent, which is never empty. */
function of(parent: string): string {
  return `of ${parent}`;
}

function CountLine({ counted }: { readonly counted: Children }) {
  const { parent } = counted;
  const input = (end: 'min' | 'max', label: string) => (
    <WholeNumberInput
      class="count-input"
      label={`${label} rows for each row of ${parent}`}
      value={counted[end]}
      min={end === 'min' ? 0 : 1}
      max={MOST_CHILDREN}
      onNumber={(number) => apply(setChildren(tableIndex.value, { ...counted, [end]: number }))}
    />
  );
  return (
    <div class="table-line">
      <span>Each has</span>
      <span class="count-range">
        {input('min', 'Least')} to {input('max', 'Most')} rows
      </span>
    </div>
  );
}

function KeyLine({ table: { fields, more } }: { readonly table: Table }) {
  const key = Array.isArray(more.key) ? more.key.map(String) : [];
  const whole = key.join(' and ');
  const names = fields.map(({ name }) => name);
  return (
    <label class="table-line">
      <span>Key</span>
      <select
        aria-label="Key of the table"
        value={whole}
        onChange={({ currentTarget: { value } }) =>
          apply(setKey(tableIndex.value, value === '' ? [] : [value]))
        }
      >
        <option value="">none</option>
        {!['', ...names].includes(whole) && <option value={whole}>{whole}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The faults of the table itself; those of its fields are shown there. */
function TableFaults() {
  const own = faults.value.filter(({ path }) => {
    const [, index, member] = pointerSteps(path);
    return Number(index) === tableIndex.value && !['fields', 'correlate'].includes(member ?? '');
  });
  return (
    <>
      {own.map((fault) => (
        <FaultText key={fault.path + fault.message} fault={fault} />
      ))}
    </>
  );
}
