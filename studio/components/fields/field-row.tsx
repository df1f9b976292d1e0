import type { RefObject } from 'preact';
import { duplicateField, moveField, removeField } from '../../state/edits.js';
import { fieldsOf } from '../../state/faults.js';
import { isItem, type PlacedField } from '../../state/field-tree.js';
import { percent } from '../../state/numbers.js';
import type { Field } from '../../state/project.js';
import {
  apply,
  catalogue,
  faults,
  project,
  select,
  selectedId,
  tableIndex,
} from '../../state/store.js';
import { Icon, KindGlyph } from '../controls/icons.js';

interface FieldRowProps {
  readonly placed: PlacedField;
  readonly isFirst: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** A field in the list: its name, its type, and signs for nulls, uniqueness and faults. */
export function FieldRow({ placed, isFirst, list }: FieldRowProps) {
  const { field, depth, parent } = placed;
  const isOwn = !isItem(placed);
  const isSelected = selectedId.value === field.id;
  const wrong = faults.value.filter((fault) =>
    fieldsOf(fault, project.value).some(({ id }) => id === field.id),
  );
  const category = catalogue.value.find(({ type }) => type === field.type)?.category;
  return (
    <li
      class="field-row"
      aria-current={isSelected ? 'true' : undefined}
      data-parent={parent?.id ?? ''}
      style={{ '--depth': depth }}
    >
      {isOwn ? <Grip placed={placed} list={list} /> : <span class="grip" />}
      <button
        type="button"
        class="field-button"
        data-field={field.id}
        tabIndex={isSelected || (selectedId.value === undefined && isFirst) ? 0 : -1}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete Control+D"
        onClick={() => select(field.id)}
        onFocus={() => select(field.id)}
      >
        <KindGlyph type={field.type} category={category} />
        <span class="field-name">{isOwn ? field.name || '(no name)' : 'each item'}</span>
        <span class="field-type">{field.type}</span>
        <Badges field={field} />
        {wrong.length > 0 && (
          <span class="fault-dot" role="img" aria-label={`fault: ${wrong[0]?.message}`} />
        )}
      </button>
      {isOwn && <RowActions field={field} isSelected={isSelected} />}
    </li>
  );
}

function RowActions({
  field,
  isSelected,
}: {
  readonly field: Field;
  readonly isSelected: boolean;
}) {
  return (
    <span class="row-actions">
      <button
        type="button"
        class="icon-button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Duplicate ${field.name}`}
        title="Duplicate (Ctrl+D)"
        onClick={() => apply(duplicateField(tableIndex.value, field.id))}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        class="icon-button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Remove ${field.name}`}
        title="Remove (Delete)"
        onClick={() => apply(removeField(tableIndex.value, field.id))}
      >
        <Icon name="trash" />
      </button>
    </span>
  );
}

function Badges({ field }: { readonly field: Field }) {
  const { null_rate, unique } = field.constraints;
  return (
    <>
      {unique === true && (
        <span class="badge" title="every value differs">
          unique
        </span>
      )}
      {typeof null_rate === 'number' && null_rate > 0 && (
        <span class="badge" title="share of rows without a value">
          ∅ {percent(null_rate)}
        </span>
      )}
      {field.more.hidden === true && (
        <span class="badge" title="not part of the table">
          hidden
        </span>
      )}
    </>
  );
}

/** The handle with which a pointer moves a field; the keyboard has Alt+↑ and Alt+↓. */
function Grip({ placed: { field, parent }, list }: Pick<FieldRowProps, 'placed' | 'list'>) {
  const onPointerMove = (event: PointerEvent): void => {
    const grip = event.currentTarget as HTMLElement;
    if (!grip.hasPointerCapture(event.pointerId) || list.current === null) return;
    const { top } = list.current.getBoundingClientRect();
    const { height = 1 } = list.current.querySelector('.field-row')?.getBoundingClientRect() ?? {};
    const row = Math.floor((event.clientY - top + list.current.scrollTop) / height);
    const rows = [...list.current.querySelectorAll<HTMLElement>('.field-row')];
    const beside = rows
      .slice(0, row + 1)
      .filter(({ dataset }) => dataset.parent === String(parent?.id ?? ''));
    const to = beside.length - 1;
    apply(moveField(tableIndex.value, field.id, to), `move ${field.id}`);
  };
  return (
    <span
      class="grip"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        select(field.id);
      }}
      onPointerMove={onPointerMove}
    >
      <Icon name="grip" />
    </span>
  );
}
