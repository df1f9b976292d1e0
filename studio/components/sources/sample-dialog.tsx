import { useEffect, useState } from 'preact/hooks';
import type { FoundTable } from '../../state/found-table.js';
import { closeSample, readSample } from '../../state/sample.js';
import { Dialog } from '../controls/dialog.js';
import { WholeNumberInput } from '../controls/whole-number-input.js';
import { sampleFile, sampleIsOpen } from '../shell/open-dialogs.js';
import { FoundTableView } from './found-table.js';

/** A dialog that makes a table like the one in a file. The file stays in the page. */
export function SampleDialog() {
  return (
    <Dialog isOpen={sampleIsOpen} title="A table like that of a file" isWide>
      <Sample />
    </Dialog>
  );
}

type Step =
  | { readonly is: 'choosing'; readonly fault?: string }
  | { readonly is: 'reading' }
  | { readonly is: 'found'; readonly found: FoundTable };

const LEAST_ROWS = 10;
/** The dialog reads no more rows of a file. */
const MOST_ROWS = 50_000;

function Sample() {
  const [step, setStep] = useState<Step>({ is: 'choosing' });
  const [k, setK] = useState(LEAST_ROWS);
  const read = (data: Blob, name: string): void => {
    setStep({ is: 'reading' });
    readSample(data, name, k)
      .then((found) =>
        setStep(
          'message' in found ? { is: 'choosing', fault: found.message } : { is: 'found', found },
        ),
      )
      .catch((error: Error) => setStep({ is: 'choosing', fault: error.message }));
  };
  useEffect(() => closeSample, []);
  // A file may also be dropped while another one is shown.
  useEffect(() => {
    if (sampleFile.value !== undefined) read(sampleFile.value, sampleFile.value.name);
  }, [sampleFile.value]);
  switch (step.is) {
    case 'reading':
      return <p role="status">Reading the file and inferring its columns…</p>;
    case 'found':
      return (
        <FoundTableView
          found={step.found}
          onTaken={() => {
            sampleIsOpen.value = false;
          }}
        />
      );
    case 'choosing':
      return <Choice k={k} onK={setK} fault={step.fault} onRead={read} />;
  }
}

interface ChoiceProps {
  readonly k: number;
  readonly onK: (k: number) => void;
  readonly fault: string | undefined;
  readonly onRead: (data: Blob, name: string) => void;
}

/** Takes a file or a pasted text. */
function Choice({ k, onK, fault, onRead }: ChoiceProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(new Blob([text]), 'pasted');
      }}
    >
      <label for="sample-text" class="help">
        Drop or choose a file of CSV, TSV, JSON or NDJSON, also in gzip, or of Parquet, or paste the
        text of a file. It stays in this page: nothing is sent.
      </label>
      <textarea
        id="sample-text"
        class="code"
        rows={8}
        spellcheck={false}
        placeholder={'city,visits\nOslo,3\nLima,7'}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <span class="form-label" aria-hidden="true">
          Rows that everything must be based on
        </span>{' '}
        <WholeNumberInput
          class="number-input"
          label="Rows that everything must be based on"
          value={k}
          min={1}
          max={MOST_ROWS}
          onNumber={onK}
        />
        <span class="help"> A value that fewer rows have is withheld.</span>
      </div>
      {fault !== undefined && (
        <p class="fault-text" role="alert">
          {fault}
        </p>
      )}
      <div class="dialog-foot">
        <label class="file-button">
          Choose a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,.gz,.parquet"
            onChange={({ currentTarget: { files } }) => {
              const [chosen] = files ?? [];
              if (chosen !== undefined) onRead(chosen, chosen.name);
            }}
          />
        </label>
        <span class="spacer" />
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          Read the text
        </button>
      </div>
    </form>
  );
}
