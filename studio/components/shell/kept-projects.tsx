import { useRef } from 'preact/hooks';
import { save } from '../../state/file-job.js';
import { forgetKept, kept } from '../../state/kept.js';
import { fileFault, openFile } from '../../state/open-file.js';
import { openKept } from '../../state/start.js';
import { project, request } from '../../state/store.js';
import { Icon } from '../controls/icons.js';

/** The documents that this browser keeps, and files of them. */
export function KeptProjects() {
  const file = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Schemas">
      <h2>Your schemas in this browser</h2>
      <p class="help">
        Each change is saved here at once. Clearing the data of this site removes them.
      </p>
      <ul class="saved">
        {kept.value.map(({ key, name, savedAt }) => (
          <li key={key} aria-current={key === project.value.key ? 'true' : undefined}>
            <button type="button" class="link" onClick={() => openKept(key)}>
              {name || '(no name)'}
            </button>
            <span class="muted">{savedAt.slice(0, 10)}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={`Forget ${name}`}
              title="Forget"
              onClick={() => forgetKept(key)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <span class="button-row">
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
      {fileFault.value !== undefined && (
        <p class="fault-text" role="alert">
          {fileFault.value}
        </p>
      )}
    </section>
  );
}

function saveAsFile(): void {
  const json = JSON.stringify(request.value, undefined, 2);
  save(new Blob([json], { type: 'application/json' }), `${project.value.name || 'schema'}.json`);
}
