import { Component, type ComponentChildren } from 'preact';
import type { ColumnFigures } from '../../engine/column-figures.js';
import type { Column, FaultyColumn } from '../../engine/messages.js';
import { columnOf, placedFields } from '../../state/field-tree.js';
import { percent } from '../../state/numbers.js';
import { select, selectedField, tab, table } from '../../state/store.js';
import { labelOf } from '../figures/figures-text.js';
import { Plot } from '../figures/plot.js';

interface ColumnHeaderProps {
  readonly column: Column;
  readonly figures: ColumnFigures | undefined;
}

/** The name of a column over a small plot of its values; selects its field. */
export function ColumnHeader({ column, figures }: ColumnHeaderProps) {
  const [name] = column.name.split('.');
  const placed = placedFields(table.value?.fields ?? []);
  const at = (path: string | undefined) => placed.find((one) => columnOf(one) === path)?.field;
  return (
    <Header name={column.name} kind={column.kind} field={(at(column.name) ?? at(name))?.id}>
      <span class="column-note">
        {figures === undefined ? ' ' : labelOf(figures)}
        {figures !== undefined && figures.nulls > 0 && (
          <span class="null-share" title="share of nulls">
            ∅ {percent(figures.nulls / figures.rows)}
          </span>
        )}
      </span>
      <StillPlot figures={figures} />
    </Header>
  );
}

/** The name of a field over what is wrong with it. */
export function FaultyHeader({ name, message, field }: FaultyColumn) {
  return (
    <Header name={name || '(no name)'} kind="faulty" field={table.value?.fields[field]?.id}>
      <span class="column-message" title={message}>
        {message}
      </span>
    </Header>
  );
}

interface HeaderProps {
  readonly name: string;
  readonly kind: string;
  readonly field: number | undefined;
  readonly children: ComponentChildren;
}

function Header({ name, kind, field, children }: HeaderProps) {
  const isSelected = field !== undefined && field === selectedField.value?.id;
  return (
    <th scope="col" class={kind} aria-current={isSelected ? 'true' : undefined}>
      <button
        type="button"
        class="column-button"
        tabIndex={-1}
        onClick={() => {
          select(field);
          if (tab.value === 'export') tab.value = 'inspect';
        }}
      >
        <span class="column-name">{name}</span>
        {children}
      </button>
    </th>
  );
}

/** A plot that is drawn once for each profile, and not again with every edit and every scroll. */
class StillPlot extends Component<Pick<ColumnHeaderProps, 'figures'>> {
  override shouldComponentUpdate({ figures }: Pick<ColumnHeaderProps, 'figures'>): boolean {
    return figures !== this.props.figures;
  }

  override render() {
    return <Plot figures={this.props.figures} size="small" />;
  }
}
