import type { Fault } from '../../../src/page/index.js';
import { fieldsOf, firstFault, placeOf, remedyOf } from '../../state/faults.js';
import { cancelDownload, fileJob } from '../../state/file-job.js';
import { keeping } from '../../state/keeping.js';
import { groupedNumber, shortBytes } from '../../state/numbers.js';
import { formatOf } from '../../state/output.js';
import { shortName } from '../../state/short-name.js';
import {
  apply,
  faults,
  note,
  opened,
  output,
  project,
  select,
  selectedId,
  tableIndex,
} from '../../state/store.js';

/** One line of truth: a fault with its remedy, or what the table and its file are. */
export function StatusLine() {
  return (
    <footer class="status">
      <div class="status-text" role="status" aria-live="polite">
        {faults.value.length > 0 ? <FirstFault faults={faults.value} /> : <Summary />}
      </div>
      <Notes />
      <JobText />
    </footer>
  );
}

function FirstFault({ faults: all }: { readonly faults: readonly Fault[] }) {
  const fault = firstFault(all, project.value, selectedId.value);
  if (fault === undefined) return null;
  const { table } = placeOf(fault, project.value);
  const remedy = remedyOf(fault, project.value, all);
  return (
    <span class="fault">
      <span class="fault-dot" aria-hidden="true" />
      <span class="fault-count">{all.length === 1 ? '1 fault' : `${all.length} faults`}</span>
      <span class="fault-message">
        {fieldsOf(fault, project.value).map((field) => (
          <button
            key={field.id}
            type="button"
            class="link"
            onClick={() => {
              tableIndex.value = table;
              select(field.id);
            }}
          >
            {shortName(field.name)}
          </button>
        ))}{' '}
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

/** What somebody should know about the project, and that it is not saved. */
function Notes() {
  return (
    <>
      {keeping.value.kind === 'failed' && (
        <span class="fault" role="alert">
          {keeping.value.message}
        </span>
      )}
      {note.value !== undefined && (
        <span class="job" role="alert">
          {note.value}
          <button
            type="button"
            class="link"
            onClick={() => {
              note.value = undefined;
            }}
          >
            Hide
          </button>
        </span>
      )}
    </>
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
      // A later project has nothing to do with the file.
      if (job.project !== project.value.key) return null;
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
