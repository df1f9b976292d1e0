import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type CatalogueType, searchTypes } from '../../state/catalogue-search.js';
import { retypeField } from '../../state/edits.js';
import { examplesOf, wantExamples } from '../../state/examples.js';
import { placedField } from '../../state/field-tree.js';
import { apply, catalogue, table, tableIndex } from '../../state/store.js';
import { Icon, KindGlyph } from '../controls/icons.js';

/** Types that the dialog shows without scrolling. */
const IN_VIEW = 24;

/** The field whose type is being chosen. */
const fieldId = signal<number | undefined>(undefined);

export function openTypePicker(id: number): void {
  fieldId.value = id;
}

/** A dialog with all field types: a search over names, synonyms, descriptions and categories. */
export function TypePicker() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = fieldId.value;
  // Before the next frame, so that no key of a fast typist is lost.
  useLayoutEffect(() => {
    if (id === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [id]);
  return (
    <dialog
      class="type-picker"
      ref={dialog}
      aria-label="Choose a type"
      onClose={() => {
        fieldId.value = undefined;
      }}
      onPointerDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      {id !== undefined && <PickerBody key={id} id={id} />}
    </dialog>
  );
}

function PickerBody({ id }: { readonly id: number }) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(() => Math.max(0, indexOfType(id)));
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The list begins at the type of the field.
    list.current?.querySelector(`#type-${active}`)?.scrollIntoView({ block: 'center' });
  }, []);
  const hits = searchTypes(catalogue.value, search);
  const isSearch = search.trim() !== '';
  const sketches = hits.map(({ type }) => ({ type }));
  // Those that are in view come first.
  wantExamples(sketches.slice(0, IN_VIEW));
  wantExamples(sketches.slice(IN_VIEW));
  const choose = (type: CatalogueType | undefined): void => {
    if (type === undefined) return;
    apply(retypeField(tableIndex.value, id, { type: type.type }));
    fieldId.value = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8 }[event.key];
    if (event.key === 'Enter') choose(hits[active]);
    else if (step !== undefined && hits.length > 0) {
      const next = Math.max(0, Math.min(hits.length - 1, active + step));
      setActive(next);
      list.current?.querySelector(`#type-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <div class="picker-head">
        <input
          role="combobox"
          aria-label="Search types"
          aria-expanded="true"
          aria-controls="type-list"
          aria-activedescendant={hits.length > 0 ? `type-${active}` : undefined}
          placeholder="zip, money, guid, IP address…"
          autocomplete="off"
          spellcheck={false}
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="icon-button"
          aria-label="Close"
          onClick={() => {
            fieldId.value = undefined;
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="type-list" id="type-list" role="listbox" aria-label="Types" ref={list}>
        {hits.map((type, i) => (
          <TypeOption
            key={type.type}
            type={type}
            index={i}
            isActive={i === active}
            heading={
              !isSearch && type.category !== hits[i - 1]?.category ? type.category : undefined
            }
            onChoose={() => choose(type)}
          />
        ))}
      </div>
      {hits.length === 0 && (
        <p class="empty">No type has this name. Try “text”, “number” or “date”.</p>
      )}
    </>
  );
}

/** The place of the present type of a field in the list of all types. */
function indexOfType(id: number): number {
  const present = placedField(table.value?.fields ?? [], id)?.field.type;
  return catalogue.value.findIndex(({ type }) => type === present);
}

interface TypeOptionProps {
  readonly type: CatalogueType;
  readonly index: number;
  readonly isActive: boolean;
  /** The category, above its first type. */
  readonly heading: string | undefined;
  readonly onChoose: () => void;
}

function TypeOption({ type, index, isActive, heading, onChoose }: TypeOptionProps) {
  return (
    <>
      {heading !== undefined && (
        <div class="type-heading" role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search has the keys of the list */}
      <div
        class="type-option"
        id={`type-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        onClick={onChoose}
      >
        <KindGlyph type={type.type} category={type.category} />
        <span class="type-name">{type.type}</span>
        <span class="type-description">{type.description}</span>
        <span class="type-examples">{examplesOf({ type: type.type }).join('  ·  ')}</span>
      </div>
    </>
  );
}
