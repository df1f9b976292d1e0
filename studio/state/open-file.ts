import { signal } from '@preact/signals';
import { isObject } from '../../src/page/index.js';
import { openAsked } from './link.js';

/** Why the last file could not be opened. */
export const fileFault = signal<string | undefined>(undefined);

/** Opens a file with a request in JSON. */
export async function openFile(file: File): Promise<void> {
  try {
    const parsed: unknown = JSON.parse(await file.text());
    const isRequest = isObject(parsed) && ('fields' in parsed || 'tables' in parsed);
    if (!isRequest) throw new Error('it has neither fields nor tables');
    await openAsked(parsed, file.name.replace(/\.json$/i, ''));
    fileFault.value = undefined;
  } catch (error) {
    fileFault.value = `${file.name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
