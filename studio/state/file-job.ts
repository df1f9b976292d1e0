import { signal } from '@preact/signals';
import { EngineClient } from './engine-client.js';
import { fileNameOf } from './output.js';
import { faults, output, project, request } from './store.js';

/** A file that is being made, or the last one. */
export type FileJob =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly made: number }
  | {
      readonly kind: 'done';
      /** The key of the project. */
      readonly project: string;
      readonly name: string;
      readonly rows: number;
      readonly bytes: number;
      readonly milliseconds: number;
    }
  | { readonly kind: 'failed'; readonly message: string };

export const fileJob = signal<FileJob>({ kind: 'idle' });

let running: EngineClient | undefined;

/** Makes the file in a worker of its own and gives it to the browser. */
export async function download(): Promise<void> {
  if (running !== undefined) return;
  const name = fileNameOf(output.value, project.value.name, project.value.tables.length);
  const { key } = project.value;
  fileJob.value = { kind: 'running', made: 0 };
  running = new EngineClient();
  try {
    const made = await running.file(request.value, (rows) => {
      fileJob.value = { kind: 'running', made: rows };
    });
    if ('faults' in made) {
      faults.value = made.faults;
      fileJob.value = { kind: 'failed', message: made.faults[0]?.message ?? 'refused' };
      return;
    }
    save(made.blob, name);
    const { rows, milliseconds } = made;
    fileJob.value = {
      kind: 'done',
      project: key,
      name,
      rows,
      bytes: made.blob.size,
      milliseconds,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fileJob.value = message === 'cancelled' ? { kind: 'idle' } : { kind: 'failed', message };
  } finally {
    running?.end();
    running = undefined;
  }
}

export function cancelDownload(): void {
  running?.end();
}

/** Gives a file to the browser, which saves it. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
