import { addTable, removeTable } from '../../state/edits.js';
import { groupedNumber } from '../../state/numbers.js';
import { apply, opened, project, select, table, tableIndex } from '../../state/store.js';
import { Icon } from '../controls/icons.js';

/** The tables of the schema, each with its number of rows and the tables that it refers to. */
export function TableList() {
  const { tables } = project.value;
  const rowsOf = (name: string): number | undefined =>
    opened.value?.tables.find((one) => one.name === name)?.rows;
  return (
    <div class="tables">
      <div class="panel-head">
        <h2>
          Tables <span class="count">{tables.length}</span>
        </h2>
        {tables.length > 1 && (
          <button
            type="button"
            class="icon-button"
            aria-label={`Remove the table ${table.value?.name}`}
            title="Remove this table"
            onClick={() => {
              apply(removeTable(tableIndex.value));
              showTable(0);
            }}
          >
            <Icon name="trash" />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label="Add a table"
          title="Add a table"
          onClick={() => {
            apply(addTable('table'));
            showTable(project.value.tables.length - 1);
          }}
        >
          <Icon name="plus" />
        </button>
      </div>
      {tables.length > 1 && (
        <ul class="table-list">
          {tables.map((one, i) => (
            <li key={one.id}>
              <button
                type="button"
                class="table-item"
                aria-current={one === table.value ? 'true' : undefined}
                onClick={() => showTable(i)}
              >
                <span class="table-name">{one.name}</span>
                <span class="muted">{groupedNumber(rowsOf(one.name) ?? one.rows ?? 0)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows a table and selects its first field. */
export function showTable(index: number): void {
  tableIndex.value = index;
  select(project.value.tables[index]?.fields[0]?.id);
}
