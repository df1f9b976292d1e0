import { useState } from 'preact/hooks';
import { addProperty } from '../../state/edits.js';
import { engine, fail } from '../../state/engine.js';
import type { Field } from '../../state/project.js';
import { apply, select, tableIndex } from '../../state/store.js';

/** The fields inside an object or an array; a property is added by its name. */
export function NestedPanel({ field }: { readonly field: Field }) {
  if (field.children === undefined) return null;
  const isArray = field.type === 'array';
  return (
    <section class="nested" aria-label={isArray ? 'Items' : 'Properties'}>
      <ul>
        {field.children.map((child) => (
          <li key={child.id}>
            <button type="button" onClick={() => select(child.id)}>
              <span class="field-name">{isArray ? 'each item' : child.name || '(no name)'}</span>
              <span class="field-type">{child.type}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isArray && <AddProperty object={field} />}
    </section>
  );
}

function AddProperty({ object }: { readonly object: Field }) {
  const [name, setName] = useState('');
  const add = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '') return;
    setName('');
    const others = (object.children ?? []).map((child) => child.name);
    const { guess } = await engine.guess(wanted, { others, table: object.name, tables: [] });
    apply(addProperty(tableIndex.value, object.id, wanted, guess));
  };
  return (
    <form
      class="nested-add"
      onSubmit={(event) => {
        event.preventDefault();
        add().catch(fail);
      }}
    >
      <input
        aria-label="Add a property by its name"
        placeholder="add a property, such as city"
        autocomplete="off"
        spellcheck={false}
        maxLength={128}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit">Add</button>
    </form>
  );
}
