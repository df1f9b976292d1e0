import { useEffect, useState } from 'preact/hooks';
import { codeSamples } from '../../state/code-samples.js';
import { engine, fail } from '../../state/engine.js';
import { shareLink } from '../../state/link.js';
import { fileNameOf } from '../../state/output.js';
import { requestOf } from '../../state/project.js';
import { sqlRequest, sqlSample } from '../../state/sql-sample.js';
import { output, project, request } from '../../state/store.js';
import { CopyButton } from '../controls/copy-button.js';
import { DialectChoice } from '../sources/dialect-choice.js';

/** The sample that the engine makes. */
const SQL = 'SQL';

/** The address of the service: the page's own, without a slash at its end. */
const ORIGIN = new URL('.', window.location.href).href.replace(/\/$/, '');

/** The request as code, and as a link. */
export function CodeSamples() {
  const [label, setLabel] = useState('JSON');
  const file = fileNameOf(output.value, project.value.name, project.value.tables.length);
  const sql = useSql(label === SQL);
  const samples = [...codeSamples(request.value, ORIGIN, file), { label: SQL, code: sql }];
  const shown = samples.find((sample) => sample.label === label) ?? samples[0];
  return (
    <section aria-label="Copy as code">
      <h2>Copy as</h2>
      <fieldset class="choices" aria-label="Language">
        {samples.map((sample) => (
          <button
            key={sample.label}
            type="button"
            aria-pressed={sample === shown}
            onClick={() => setLabel(sample.label)}
          >
            {sample.label}
          </button>
        ))}
      </fieldset>
      {label === SQL && <DialectChoice />}
      <textarea
        class="code-sample"
        readOnly
        rows={12}
        aria-label={`Code: ${shown?.label}`}
        value={shown?.code}
      />
      <span class="button-row">
        <CopyButton label="Copy" text={() => shown?.code ?? ''} />
        <CopyButton label="Copy link" text={() => shareLink(window.location.href)} />
      </span>
      <p class="help">The link holds the schema after its #, which browsers send to no server.</p>
    </section>
  );
}

/** The SQL of the tables; while it is made again after an edit, the last one stays. */
function useSql(isShown: boolean): string {
  const [sql, setSql] = useState('');
  const [asked, chosen] = [project.value, output.value];
  useEffect(() => {
    if (!isShown) return;
    let isLatest = true;
    engine
      .createTables(sqlRequest(requestOf(asked), chosen))
      .then((statements) => {
        if (isLatest) setSql(sqlSample(statements, chosen, asked.name));
      })
      .catch(fail);
    return () => {
      isLatest = false;
    };
  }, [isShown, asked, chosen]);
  return sql;
}
