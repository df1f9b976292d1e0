import { useRef } from 'preact/hooks';
import { save } from '../state/file-job.js';
import { openRequest } from '../state/link.js';
import { forgetSchema, openFile, saved, savedFault, saveSchema } from '../state/saved.js';
import { document, request } from '../state/store.js';
import { Icon } from './icons.js';

/** Schemas in the storage of the browser, and as files. */
export function SavedSchemas() {
  const file = useRef<HTMLInputElement>(null);
  const isKept = saved.value.some(({ name }) => name === document.value.name);
  return (
    <section aria-label="Schemas">
      <h2>Keep the schema</h2>
      <span class="button-row">
        <button type="button" onClick={saveSchema}>
          {isKept ? `Replace “${document.value.name}”` : 'Save in this browser'}
        </button>
        <button type="button" onClick={saveAsFile}>
          Save as file
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open a file
        </button>
      </span>
      <input
        ref={file}
        class="hidden-text"
        type="file"
        accept="application/json,.json"
        aria-label="A file with a schema"
        tabIndex={-1}
        onChange={async ({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) await openFile(chosen);
          currentTarget.value = '';
        }}
      />
      {savedFault.value !== undefined && (
        <p class="fault-text" role="alert">
          {savedFault.value}
        </p>
      )}
      <ul class="saved">
        {saved.value.map(({ name, savedAt, request: kept }) => (
          <li key={name}>
            <button type="button" class="link" onClick={() => openRequest(kept, name)}>
              {name}
            </button>
            <span class="muted">{savedAt.slice(0, 10)}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={`Forget ${name}`}
              onClick={() => forgetSchema(name)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saveAsFile(): void {
  const json = JSON.stringify(request.value, undefined, 2);
  save(new Blob([json], { type: 'application/json' }), `${document.value.name || 'schema'}.json`);
}
