import { signal } from '@preact/signals';
import type { Request } from '../engine/messages.js';
import { openRequest } from './link.js';
import { document, request } from './store.js';

/** A schema in the storage of the browser. */
export interface Saved {
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly request: Request;
}

const STORED = 'tablewright.schemas';

/** The saved schemas, the newest first. */
export const saved = signal<readonly Saved[]>(read());

/** Why the last schema could not be saved or opened. */
export const savedFault = signal<string | undefined>(undefined);

/** Saves the schema of the page, in place of the one with the same name. */
export function saveSchema(): void {
  const { name } = document.value;
  const others = saved.value.filter((one) => one.name !== name);
  keep([{ name, savedAt: new Date().toISOString(), request: request.value }, ...others]);
}

export function forgetSchema(name: string): void {
  keep(saved.value.filter((one) => one.name !== name));
}

/** Opens a file with a request in JSON. */
export async function openFile(file: File): Promise<void> {
  try {
    const parsed: unknown = JSON.parse(await file.text());
    const isRequest =
      typeof parsed === 'object' && parsed !== null && ('fields' in parsed || 'tables' in parsed);
    if (!isRequest) throw new Error('it has neither fields nor tables');
    openRequest(parsed as Request, file.name.replace(/\.json$/i, ''));
    savedFault.value = undefined;
  } catch (error) {
    savedFault.value = `${file.name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function read(): readonly Saved[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keep(schemas: readonly Saved[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(schemas));
    saved.value = schemas;
    savedFault.value = undefined;
  } catch {
    savedFault.value = 'The browser has no room left: save the schema as a file.';
  }
}
