import { useRef } from 'preact/hooks';
import { renameDocument, setRows, setSeed } from '../state/edits.js';
import { download, fileJob } from '../state/file-job.js';
import { formatOf, formats } from '../state/output.js';
import {
  apply,
  canRedo,
  canUndo,
  document,
  faults,
  opened,
  output,
  redo,
  table,
  tableIndex,
  undo,
} from '../state/store.js';
import { DocumentMenu } from './document-menu.js';
import { Icon } from './icons.js';
import { groupedNumber, wholeNumber } from './numbers.js';
import { ProfileButton } from './profile-dialog.js';
import { ThemeSwitch } from './theme-switch.js';

/** The name of the schema, undo and redo, the rows, the seed, and the download. */
export function TopBar() {
  return (
    <header class="top-bar">
      <h1 class="brand">
        <span class="brand-mark" aria-hidden="true" />
        <span class="brand-name">Tablewright</span>
      </h1>
      <DocumentMenu />
      <input
        class="document-name"
        aria-label="Name of the schema"
        value={document.value.name}
        onInput={(event) => apply(renameDocument(event.currentTarget.value), 'document')}
      />
      <span class="button-group">
        <button
          type="button"
          class="icon-button"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!canUndo.value}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!canRedo.value}
          onClick={redo}
        >
          <Icon name="redo" />
        </button>
      </span>
      <span class="spacer" />
      <RowsInput />
      <SeedInput />
      <span class="download-group">
        <select
          aria-label="Format"
          value={output.value.format}
          onChange={(event) => {
            output.value = { ...output.value, format: event.currentTarget.value };
          }}
        >
          {formats.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="primary"
          disabled={faults.value.length > 0 || fileJob.value.kind === 'running'}
          aria-label={`Download ${formatOf(output.value).label}`}
          onClick={download}
        >
          <Icon name="download" />
          <span class="download-label">Download</span>
        </button>
      </span>
      <ProfileButton />
      <ThemeSwitch />
    </header>
  );
}

/** The number of rows of the table, unless it follows from those of another table. */
function RowsInput() {
  const rows = table.value?.rows;
  const made = opened.value?.tables.find(({ name }) => name === table.value?.name)?.rows;
  if (rows === undefined) {
    return (
      <span class="labelled" title="The rows follow from those of another table">
        rows <output class="fixed-number">{made === undefined ? '…' : groupedNumber(made)}</output>
      </span>
    );
  }
  return (
    <label class="labelled">
      rows
      <input
        class="number-input"
        inputMode="numeric"
        value={groupedNumber(rows)}
        onChange={(event) => {
          const number = wholeNumber(event.currentTarget.value);
          if (number !== undefined) apply(setRows(tableIndex.value, number));
          event.currentTarget.value = groupedNumber(table.value?.rows ?? 0);
        }}
      />
    </label>
  );
}

function SeedInput() {
  const input = useRef<HTMLInputElement>(null);
  const { seed } = document.value;
  return (
    <span class="labelled seed">
      <label>
        seed
        <input
          ref={input}
          class="seed-input"
          value={String(seed)}
          onInput={(event) => {
            const text = event.currentTarget.value;
            apply(setSeed(/^\d{1,15}$/.test(text) ? Number(text) : text), 'seed');
          }}
        />
      </label>
      <button
        type="button"
        class="icon-button"
        aria-label="Another seed"
        title="Another seed"
        onClick={() => apply(setSeed(crypto.getRandomValues(new Uint16Array(1))[0] ?? 1))}
      >
        <Icon name="dice" />
      </button>
    </span>
  );
}
