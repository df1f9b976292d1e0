import { batch, effect } from '@preact/signals';
import { type Fault, lazyPromise } from '../../src/page/index.js';
import { EngineClient } from './engine-client.js';
import { Latest } from './latest.js';
import { projectFaults } from './project-faults.js';
import { loadRows, resetRows } from './row-windows.js';
import {
  catalogue,
  columnFigures,
  faults,
  lastOpened,
  project,
  request,
  table,
  trouble,
} from './store.js';

/** The path of the catalogue beside this module, which the build writes here. */
declare const CATALOGUE_PATH: string;

/** The engine that shows rows. Files have another, which can be ended. */
export const engine = new EngineClient();

const latest = new Latest();

/** Opens the table of the page in the engine, now and after each change. */
export function startEngine(): void {
  effect(() => {
    const { key } = project.value;
    const asked = request.value;
    const index = table.value === undefined ? 0 : project.value.tables.indexOf(table.value);
    const known = projectFaults(project.value, catalogue.peek());
    latest.run(() => open(key, asked, index, known)).catch(fail);
  });
}

async function open(
  key: string,
  asked: typeof request.value,
  index: number,
  known: readonly Fault[],
): Promise<void> {
  const answer = await engine.open(asked, index, known);
  batch(() => {
    if (lastOpened.value?.project !== key) columnFigures.value = [];
    faults.value = answer.faults;
    trouble.value = undefined;
    lastOpened.value = { ...answer, project: key };
    resetRows(answer.head);
  });
  loadCatalogue().catch(fail);
  if (!latest.isWaiting) summarise().catch(fail);
}

/** Shows the profiles of the columns, unless another table is opened meanwhile. */
async function summarise(): Promise<void> {
  const all = await engine.figures();
  if (all === undefined) return;
  columnFigures.value = all;
  await prepare();
}

const laterParts: (() => Promise<unknown>)[] = [];

/** Loads a part of the page once the first rows are shown. */
export function onceReady(load: () => Promise<unknown>): void {
  laterParts.push(load);
}

/** Loads what the page may need later, once its first rows are shown: it then works without a network. */
const prepare = lazyPromise(async () => {
  await Promise.all([engine.prepare(), ...laterParts.map((load) => load())]);
  globalThis.document.documentElement.dataset.ready = 'true';
});

/** Loads what forms say of each type. Rows need none of it, so it does not delay the first ones. */
const loadCatalogue = lazyPromise(async () => {
  const response = await fetch(new URL(CATALOGUE_PATH, import.meta.url));
  catalogue.value = await response.json();
});

/** Shows that the engine did not load, or failed. */
export function fail(error: unknown): void {
  trouble.value = error instanceof Error ? error.message : String(error);
}

/** Makes the missing rows of a part of the table. */
export function showRows(first: number, end: number): void {
  loadRows(first, end, (offset, count) => engine.rows(offset, count)).catch(fail);
}
