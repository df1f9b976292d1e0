import { useRef } from 'preact/hooks';
import { renameProject, setRows, setSeed } from '../../state/edits.js';
import { download, fileJob } from '../../state/file-job.js';
import { groupedNumber } from '../../state/numbers.js';
import { formats } from '../../state/offers.js';
import { type FormatChoice, formatOf } from '../../state/output.js';
import {
  apply,
  canRedo,
  canUndo,
  faults,
  opened,
  output,
  project,
  redo,
  table,
  tableIndex,
  undo,
} from '../../state/store.js';
import { Icon } from '../controls/icons.js';
import { WholeNumberInput } from '../controls/whole-number-input.js';
import { ProfileButton } from '../profile/profile-dialog.js';
import { helpIsOpen } from './open-dialogs.js';
import { ProjectMenu } from './project-menu.js';
import { SavedMark } from './saved-mark.js';
import { ThemeSwitch } from './theme-switch.js';

/** The name of the schema, undo and redo, the rows, the seed, and the download. */
export function TopBar() {
  return (
    <header class="top-bar">
      <h1 class="brand">
        <span class="brand-mark" aria-hidden="true" />
        <span class="brand-name">Tablewright</span>
      </h1>
      <ProjectMenu />
      <input
        class="document-name"
        aria-label="Name of the schema"
        value={project.value.name}
        onInput={(event) => apply(renameProject(event.currentTarget.value), 'project')}
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
      <SavedMark />
      <span class="spacer" />
      <RowsInput />
      <SeedInput />
      <span class="download-group">
        <select
          aria-label="Format"
          value={output.value.format}
          onChange={(event) => {
            output.value = {
              ...output.value,
              format: event.currentTarget.value as FormatChoice['name'],
            };
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
      <button
        type="button"
        class="icon-button"
        aria-label="Help"
        title="Help"
        onClick={() => {
          helpIsOpen.value = true;
        }}
      >
        ?
      </button>
    </header>
  );
}

/** The number of rows of the table, unless it follows from those of another table. */
function RowsInput() {
  const rows = table.value?.rows;
  const own = project.value.tables.length > 1 ? `/tables/${tableIndex.value}/rows` : '/rows';
  const made = opened.value?.tables.find(({ name }) => name === table.value?.name)?.rows;
  if (rows === undefined) {
    return (
      <span class="labelled" title="The rows follow from those of another table">
        rows <output class="fixed-number">{made === undefined ? '…' : groupedNumber(made)}</output>
      </span>
    );
  }
  return (
    <span class="labelled">
      rows
      <WholeNumberInput
        key={table.value?.id}
        label="rows"
        class="number-input"
        value={rows}
        min={1}
        max={Number.MAX_SAFE_INTEGER}
        fault={faults.value.find(({ path }) => path === own)?.message}
        onNumber={(number) => apply(setRows(tableIndex.value, number))}
      />
    </span>
  );
}

function SeedInput() {
  const input = useRef<HTMLInputElement>(null);
  const { seed } = project.value;
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
