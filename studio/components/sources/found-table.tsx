import { useState } from 'preact/hooks';
import type { QualityReport } from '../../../src/page/index.js';
import { dependenceText } from '../../state/dependence-text.js';
import { save } from '../../state/file-job.js';
import { addFound, type FoundTable, openFound } from '../../state/found-table.js';
import { groupedNumber, percent } from '../../state/numbers.js';
import { reportPage, reportSentences } from '../../state/report-text.js';
import { project } from '../../state/store.js';
import { tableNameOf } from '../../state/table-name.js';

interface FoundTableProps {
  readonly found: FoundTable;
  /** Called when the schema of the page has the table. */
  readonly onTaken: () => void;
}

/** The columns of a table that was found, what was withheld, and what to do with it. */
export function FoundTableView({ found, onTaken }: FoundTableProps) {
  const { columns, rows, extent, k, warnings } = found;
  const take = (action: (found: FoundTable) => void) => () => {
    action(found);
    onTaken();
  };
  return (
    <>
      <p role="status">
        <strong>{found.source}</strong>: {groupedNumber(rows)} rows read, {extent};{' '}
        {groupedNumber(columns.length)} columns. No row is copied.{' '}
        {k === undefined
          ? 'What too few rows have is withheld.'
          : `What fewer than ${k} rows have is withheld.`}
      </p>
      {warnings.length > 0 && (
        <ul class="note">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <Columns found={found} />
      <Report key={found.source} found={found} />
      <div class="dialog-foot">
        <span class="spacer" />
        <button type="button" onClick={take(addFound)}>
          Add to {project.value.name || 'this schema'}
        </button>
        <button type="button" class="primary" onClick={take(openFound)}>
          Open as a new schema
        </button>
      </div>
    </>
  );
}

function Columns({ found }: Pick<FoundTableProps, 'found'>) {
  return (
    // A part that scrolls must be reachable by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section class="columns-found" aria-label="Columns" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Becomes</th>
            <th scope="col">Follows</th>
            <th scope="col">Null</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {found.columns.map(({ name, type, because, null_rate, warnings }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{type}</td>
              <td class="muted">{dependenceText(name, found)}</td>
              <td>{null_rate === 0 ? '' : percent(null_rate)}</td>
              <td class="muted">{[because, ...warnings].join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Makes the quality and privacy report on request. */
function Report({ found }: { readonly found: FoundTable }) {
  const [report, setReport] = useState<QualityReport | undefined>(undefined);
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState('');
  const make = async (): Promise<void> => {
    setMaking(true);
    setFault('');
    try {
      setReport(await found.report(project.value.seed));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setMaking(false);
    }
  };
  if (report === undefined) {
    return (
      <div class="report-found">
        <button type="button" disabled={isMaking} onClick={make}>
          {isMaking ? 'Comparing…' : 'Compare with a clone'}
        </button>
        <span class="help">How alike they are, and what they have in common</span>
        {fault !== '' && (
          <p class="fault-text" role="alert">
            {fault}
          </p>
        )}
      </div>
    );
  }
  const { source } = found;
  return (
    <div class="report-found">
      <div role="status">
        {reportSentences(report).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button
        type="button"
        onClick={async () =>
          save(await reportPage(report, source), `${tableNameOf(source)}-report.html`)
        }
      >
        Save the report with plots
      </button>
    </div>
  );
}
