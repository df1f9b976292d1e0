import type { Fault } from '../../src/domain/errors/fault.js';
import { placeOf, remedyOf } from '../state/faults.js';
import { cancelDownload, fileJob } from '../state/file-job.js';
import { formatOf } from '../state/output.js';
import { apply, document, faults, opened, output, select, tableIndex } from '../state/store.js';
import { groupedNumber, shortBytes } from './numbers.js';

/** One line of truth: the first fault with its remedy, or what the table and its file are. */
export function StatusLine() {
  return (
    <footer class="status">
      <div class="status-text" role="status" aria-live="polite">
        {faults.value.length > 0 ? <FirstFault faults={faults.value} /> : <Summary />}
      </div>
      <JobText />
    </footer>
  );
}

function FirstFault({ faults: all }: { readonly faults: readonly Fault[] }) {
  const [fault] = all;
  if (fault === undefined) return null;
  const { field, table } = placeOf(fault, document.value);
  const remedy = remedyOf(fault, document.value);
  return (
    <span class="fault">
      <span class="fault-dot" aria-hidden="true" />
      <span class="fault-count">{all.length === 1 ? '1 fault' : `${all.length} faults`}</span>
      <span class="fault-message">
        {field !== undefined && (
          <button
            type="button"
            class="link"
            onClick={() => {
              tableIndex.value = table;
              select(field.id);
            }}
          >
            {field.name || '(no name)'}
          </button>
        )}{' '}
        {fault.message}
      </span>
      {remedy !== undefined && (
        <button type="button" class="fix" onClick={() => apply(remedy.edit)}>
          {remedy.label}
        </button>
      )}
    </span>
  );
}

function Summary() {
  const made = opened.value;
  if (made === undefined) return null;
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  const size =
    made.bytesPerRow === undefined || made.tables.length > 1
      ? ''
      : ` · about ${shortBytes(made.bytesPerRow * rows)} as ${formatOf(output.value).label}`;
  const tables = made.tables.length > 1 ? `${made.tables.length} tables · ` : '';
  return (
    <span>
      {tables}
      {groupedNumber(rows)} rows{size}
      <span class="muted">
        {' '}
        · made in this page in {Math.max(1, Math.round(made.milliseconds))} ms
      </span>
    </span>
  );
}

function JobText() {
  const job = fileJob.value;
  switch (job.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <span class="job">
          <span>{groupedNumber(job.made)} rows…</span>
          <button type="button" class="link" onClick={cancelDownload}>
            Cancel
          </button>
        </span>
      );
    case 'done':
      return (
        <span class="job" role="status">
          {job.name}: {groupedNumber(job.rows)} rows, {shortBytes(job.bytes)} in{' '}
          {(job.milliseconds / 1000).toFixed(2)} s
        </span>
      );
    case 'failed':
      return (
        <span class="job fault" role="alert">
          {job.message}
        </span>
      );
  }
}
