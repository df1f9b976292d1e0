import { useLayoutEffect, useRef } from 'preact/hooks';
import { duplicateField, moveField, removeField } from '../../state/edits.js';
import { isItem, type PlacedField, placedFields } from '../../state/field-tree.js';
import { apply, select, selectedId, tab, table, tableIndex } from '../../state/store.js';
import { FieldRow } from './field-row.js';

/** The fields of the table. ↑ and ↓ select, Alt+↑ and Alt+↓ move, Delete removes, Ctrl+D duplicates. */
export function FieldList() {
  const list = useRef<HTMLUListElement>(null);
  const fields = placedFields(table.value?.fields ?? []);
  const focus = (id: number | undefined): void => {
    if (id === undefined) return;
    // The row exists before it gets the focus, which it has before the next key.
    queueMicrotask(() => {
      list.current?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus();
    });
  };
  useLayoutEffect(() => {
    list.current?.querySelector('.field-row[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId.value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = fields.findIndex(({ field }) => field.id === selectedId.value);
    const target = event.target as HTMLElement;
    if (index < 0 || target.dataset.field === undefined) return;
    const act = actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    focus(act(fields, index));
  };
  return (
    <ul class="field-list" ref={list} onKeyDown={onKeyDown}>
      {fields.map((placed, index) => (
        <FieldRow key={placed.field.id} placed={placed} isFirst={index === 0} list={list} />
      ))}
      {fields.length === 0 && (
        <li class="empty">No fields yet: type a name below, such as email.</li>
      )}
    </ul>
  );
}

/** Does something with the field at an index, and returns the field that is selected afterwards. */
type Action = (fields: readonly PlacedField[], index: number) => number | undefined;

function actionOf(event: KeyboardEvent): Action | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step !== undefined) return event.altKey ? moveBy(step) : selectBy(step);
  if (event.key === 'Delete' || event.key === 'Backspace') return remove;
  if (event.key === 'd' && (event.ctrlKey || event.metaKey)) return duplicate;
  return event.key === 'Enter' ? inspect : undefined;
}

const selectBy =
  (step: number): Action =>
  (fields, index) => {
    const id = (fields[index + step] ?? fields[index])?.field.id;
    select(id);
    return id;
  };

const moveBy =
  (step: number): Action =>
  (fields, index) => {
    const placed = fields[index];
    if (placed === undefined) return undefined;
    const { id } = placed.field;
    apply(moveField(tableIndex.value, id, placed.index + step), `move ${id}`);
    return id;
  };

const remove: Action = (fields, index) => {
  const placed = fields[index];
  // An array without a definition of its items is no array.
  if (placed === undefined || isItem(placed)) return placed?.field.id;
  const after = fields.slice(index + 1).find(({ depth }) => depth <= placed.depth);
  const next = (after ?? fields[index - 1])?.field.id;
  apply(removeField(tableIndex.value, placed.field.id));
  select(next);
  return next;
};

const duplicate: Action = (fields, index) => {
  const placed = fields[index];
  if (placed === undefined || isItem(placed)) return placed?.field.id;
  apply(duplicateField(tableIndex.value, placed.field.id));
  const copy = placedFields(table.value?.fields ?? [])
    .slice(index + 1)
    .find(({ depth }) => depth === placed.depth)?.field.id;
  select(copy);
  return copy;
};

/** The inspector takes the focus itself. */
const inspect: Action = () => {
  tab.value = 'inspect';
  queueMicrotask(() => document.querySelector<HTMLElement>('#field-name')?.focus());
  return undefined;
};
