import { useEffect, useState } from 'preact/hooks';
import { openSchema, type SchemaNote } from '../../state/open-schema.js';
import { Dialog } from '../controls/dialog.js';
import { schemaFile, schemaIsOpen } from '../shell/open-dialogs.js';

/** A dialog that makes tables of a schema. The text stays in the page. */
export function SchemaDialog() {
  return (
    <Dialog isOpen={schemaIsOpen} title="Tables from a schema" isWide>
      <SchemaForm />
    </Dialog>
  );
}

const EXAMPLE = `CREATE TABLE customers (
  id serial PRIMARY KEY,
  email varchar(255) UNIQUE NOT NULL
);`;

function SchemaForm() {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [note, setNote] = useState<SchemaNote | undefined>(undefined);
  const close = (): void => {
    schemaIsOpen.value = false;
  };
  const make = async (): Promise<void> => {
    const result = await openSchema(text, fileName);
    if (result === undefined) close();
    else setNote(result);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFileName(file.name);
    setText(await file.text());
  };
  useEffect(() => {
    take(schemaFile.value).catch(() => {});
  }, [schemaFile.value]);
  return (
    <form
      class="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        make().catch((error: Error) => setNote({ isFault: true, lines: [error.message] }));
      }}
    >
      <label for="schema-text" class="help">
        Paste SQL with CREATE TABLE, a JSON Schema, an OpenAPI document in JSON, a Prisma schema,
        the schema.rb of Rails, or a request. It stays in this page.
      </label>
      <textarea
        id="schema-text"
        autofocus
        class="code"
        rows={14}
        spellcheck={false}
        placeholder={EXAMPLE}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setFileName('');
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer?.files ?? [];
          if (file === undefined) return;
          event.preventDefault();
          take(file).catch(() => {});
        }}
      />
      {note !== undefined && (
        <div class={note.isFault ? 'note fault-text' : 'note'} role="alert">
          {note.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div class="dialog-foot">
        <label class="file-button">
          Choose a file
          <input
            type="file"
            accept=".sql,.ddl,.json,.prisma,.rb"
            onChange={(event) => take(event.currentTarget.files?.[0]).catch(() => {})}
          />
        </label>
        <span class="spacer" />
        {note !== undefined && !note.isFault ? (
          <button type="button" class="primary" onClick={close}>
            Show the tables
          </button>
        ) : (
          <button type="submit" class="primary" disabled={text.trim() === ''}>
            Make tables
          </button>
        )}
      </div>
    </form>
  );
}
