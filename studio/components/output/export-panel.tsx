import { cancelDownload, download, fileJob } from '../../state/file-job.js';
import { groupedNumber } from '../../state/numbers.js';
import { formats } from '../../state/offers.js';
import { formatOf } from '../../state/output.js';
import { faults, opened, output, project } from '../../state/store.js';
import { Icon } from '../controls/icons.js';
import { KeptProjects } from '../shell/kept-projects.js';
import { DialectChoice } from '../sources/dialect-choice.js';
import { CodeSamples } from './code-samples.js';

/** Everything that takes a table out of the page: files, code, links and kept schemas. */
export function ExportPanel() {
  return (
    <div class="export">
      <section aria-label="Download">
        <h2>Download</h2>
        <FormatChoices />
        <FormatOptions />
        <DownloadButton />
      </section>
      <CodeSamples />
      <KeptProjects />
    </div>
  );
}

function FormatChoices() {
  return (
    <fieldset class="formats">
      <legend class="hidden-text">Format</legend>
      {formats.map(({ name, label, note }) => (
        <label key={name} class="format" title={note}>
          <input
            type="radio"
            name="format"
            value={name}
            checked={output.value.format === name}
            onChange={() => {
              output.value = { ...output.value, format: name };
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function FormatOptions() {
  const { format, createTable, delimiter, safeForSpreadsheets } = output.value;
  const set = (change: Partial<typeof output.value>): void => {
    output.value = { ...output.value, ...change };
  };
  if (format === 'sql') {
    return (
      <div class="options">
        <DialectChoice />
        <label class="check-line">
          <input
            type="checkbox"
            checked={createTable}
            onChange={(event) => set({ createTable: event.currentTarget.checked })}
          />
          <span>Begin with CREATE TABLE</span>
        </label>
      </div>
    );
  }
  if (format === 'csv') {
    return (
      <div class="options">
        <label class="form-line">
          <span class="form-label">Between cells</span>
          <select
            value={delimiter}
            onChange={(event) => set({ delimiter: event.currentTarget.value })}
          >
            <option value=",">comma</option>
            <option value=";">semicolon</option>
            <option value={'\t'}>tab</option>
            <option value="|">bar</option>
          </select>
        </label>
        <label class="check-line">
          <input
            type="checkbox"
            checked={safeForSpreadsheets}
            onChange={(event) => set({ safeForSpreadsheets: event.currentTarget.checked })}
          />
          <span>Safe for spreadsheets: no cell runs as a formula</span>
        </label>
      </div>
    );
  }
  return <p class="help">{formatOf(output.value).note}</p>;
}

function DownloadButton() {
  const job = fileJob.value;
  const rows = opened.value?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0;
  if (job.kind === 'running') {
    return (
      <div class="progress">
        <progress max={rows} value={job.made} aria-label="Rows made" />
        <button type="button" onClick={cancelDownload}>
          Cancel
        </button>
      </div>
    );
  }
  const many = project.value.tables.length > 1 ? ` of ${project.value.tables.length} tables` : '';
  return (
    <button
      type="button"
      class="primary wide"
      disabled={faults.value.length > 0}
      onClick={download}
    >
      <Icon name="download" /> Download {groupedNumber(rows)} rows{many}
    </button>
  );
}
