import type { Column } from '../engine/messages.js';
import type { ColumnProfile } from '../engine/profile.js';
import { columnOf, placedFields } from '../state/field-tree.js';
import { select, selectedField, tab, table } from '../state/store.js';
import { percent } from './numbers.js';
import { Plot } from './plot.js';
import { labelOf } from './profile-text.js';

interface ColumnHeaderProps {
  readonly column: Column;
  readonly profile: ColumnProfile | undefined;
}

/** The name of a column over a small plot of its values; selects its field. */
export function ColumnHeader({ column, profile }: ColumnHeaderProps) {
  const [name] = column.name.split('.');
  const placed = placedFields(table.value?.fields ?? []);
  const at = (path: string | undefined) => placed.find((one) => columnOf(one) === path)?.field;
  const field = at(column.name) ?? at(name);
  const isSelected = field !== undefined && field.id === selectedField.value?.id;
  return (
    <th scope="col" class={column.kind} aria-current={isSelected ? 'true' : undefined}>
      <button
        type="button"
        class="column-button"
        tabIndex={-1}
        onClick={() => {
          select(field?.id);
          if (tab.value === 'export') tab.value = 'inspect';
        }}
      >
        <span class="column-name">{column.name}</span>
        <span class="column-note">
          {profile === undefined ? ' ' : labelOf(profile)}
          {profile !== undefined && profile.nulls > 0 && (
            <span class="null-share" title="share of nulls">
              ∅ {percent(profile.nulls / profile.rows)}
            </span>
          )}
        </span>
        <Plot profile={profile} size="small" />
      </button>
    </th>
  );
}
