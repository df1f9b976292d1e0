import { batch, effect, signal, untracked } from '@preact/signals';
import { freeName } from './edits.js';
import { placedFields } from './field-tree.js';
import { changed } from './history.js';
import { type Kept, kept, keyOfItem, listKept, readKept, recordIn, writeKept } from './kept.js';
import { outputOf, withoutOutput } from './output.js';
import { newKey, type Project, projectOf } from './project.js';
import {
  isUntouched,
  note,
  output,
  project,
  projectHistory,
  request,
  select,
  selectedPlace,
  table,
} from './store.js';

/** Whether this machine keeps the project of the page; why not, if it cannot. */
export type Keeping =
  | { readonly kind: 'untouched' | 'kept' }
  | { readonly kind: 'failed'; readonly message: string };

export const keeping = signal<Keeping>({ kind: 'untouched' });

/** The start of a fragment that names a kept project. */
const PREFIX = '#d=';

/** The version of each project that this window wrote or showed last. */
const versions = new Map<string, string>();

/** Keeps the project after each change, and follows what other windows keep. */
export function startKeeping(): void {
  listKept();
  effect(() => {
    const { key, name } = project.value;
    const asked = request.value;
    const isNew = isUntouched.value && !versions.has(key);
    untracked(() => {
      if (isNew) keeping.value = { kind: 'untouched' };
      else keep(key, name, asked);
      globalThis.document.title = `${name || 'Table'} · Tablewright`;
    });
  });
  // An input that takes a whole text, such as the number of rows, takes what is typed when it loses the focus.
  addEventListener('pagehide', () => {
    if (globalThis.document.activeElement instanceof HTMLElement)
      globalThis.document.activeElement.blur();
  });
  addEventListener('storage', ({ key: item, newValue }) => {
    const key = keyOfItem(item);
    // A null item means that the whole storage was cleared.
    if (key === undefined && item !== null) return;
    listKept();
    const record = key === undefined ? undefined : recordIn(key, newValue);
    if (record !== undefined && key === project.value.key) follow(record);
  });
}

function keep(key: string, name: string, asked: Kept['request']): void {
  const stored = readKept(key);
  const isSame = stored?.name === name && JSON.stringify(stored.request) === JSON.stringify(asked);
  if (!isSame && stored !== undefined && stored.version !== versions.get(key)) {
    keepCopy();
    return;
  }
  try {
    const { version } = isSame ? stored : writeKept(key, name, asked);
    versions.set(key, version);
    keeping.value = { kind: 'kept' };
    showAddress(PREFIX + key);
  } catch (error) {
    keeping.value = { kind: 'failed', message: reasonOf(error) };
  }
}

/** Another window has changed the project meanwhile: what is here becomes a project of its own. */
function keepCopy(): void {
  const names = kept.value.map(({ name }) => name);
  const { name } = project.value;
  const present = { ...project.value, key: newKey(), name: freeName(name, names) };
  note.value = `Another window has changed “${name}”. What you see here is kept as “${present.name}”.`;
  projectHistory.value = { ...projectHistory.value, present };
}

function reasonOf(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull
    ? 'This browser has no room left for the table: forget one under Export, or save this one as a file.'
    : 'This browser keeps nothing for this page, as in some private windows: save the table as a file under Export.';
}

/** The project of a record, which counts as shown. */
function shown({ key, name, version, request: asked }: Kept): Project {
  versions.set(key, version);
  output.value = outputOf(asked);
  return projectOf(withoutOutput(asked), name, key);
}

/** Shows what another window has made of the project. */
function follow(record: Kept): void {
  const path = selectedPlace.value?.path;
  batch(() => {
    projectHistory.value = changed(projectHistory.value, shown(record), 'another window');
    const fields = placedFields(table.value?.fields ?? []);
    select((fields.find((placed) => placed.path === path) ?? fields[0])?.field.id);
  });
}

/** A kept project, ready to be shown; undefined if this machine keeps none under the key. */
export function keptProject(key: string): Project | undefined {
  const record = readKept(key);
  return record && shown(record);
}

/** The key of the project that an address names. */
export function keyInAddress(hash: string): string | undefined {
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
}

function showAddress(hash: string): void {
  if (location.hash !== hash) globalThis.history.replaceState(null, '', hash);
}
