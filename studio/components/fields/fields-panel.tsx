import { project, table } from '../../state/store.js';
import { DiagramSwitch } from '../tables/diagram.js';
import { TableForm } from '../tables/table-form.js';
import { TableList } from '../tables/table-list.js';
import { AddField } from './add-field.js';
import { FieldList } from './field-list.js';

/** The tables and the fields of the schema. */
export function FieldsPanel() {
  const fields = table.value?.fields ?? [];
  return (
    <section class="panel fields" aria-label="Fields">
      <TableList />
      <TableForm />
      <div class="panel-head">
        <h2>
          Fields <span class="count">{fields.length}</span>
        </h2>
        {project.value.tables.length > 1 && <DiagramSwitch />}
      </div>
      <FieldList />
      <AddField />
    </section>
  );
}
