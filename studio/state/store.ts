import { computed, signal } from '@preact/signals';
import type { Fault } from '../../src/page/index.js';
import type { OpenTable, Request } from '../engine/messages.js';
import type { ColumnProfile } from '../engine/profile.js';
import { templates } from '../templates/index.js';
import type { CatalogueType } from './catalogue-search.js';
import { type Document, documentOf, type Field, requestOf, type Table } from './document.js';
import type { Edit } from './edits.js';
import { type PlacedField, placedField } from './field-tree.js';
import { changed, type History, historyOf, redone, startOf, undone } from './history.js';
import { type Output, outputMembers, usualOutput } from './output.js';

/** The parts of the page that a phone shows one at a time. */
export type Tab = 'fields' | 'rows' | 'inspect' | 'export';

function firstDocument(): Document {
  const [orders] = templates;
  return documentOf(orders.request, orders.name);
}

/** The document and its versions. */
export const history = signal<History<Document>>(historyOf(firstDocument()));
export const document = computed(() => history.value.present);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

/** The index of the table that is shown. */
export const tableIndex = signal(0);
export const table = computed<Table | undefined>(
  () => document.value.tables[tableIndex.value] ?? document.value.tables[0],
);

/** The field that the inspector shows. */
export const selectedId = signal<number | undefined>(document.value.tables[0]?.fields[0]?.id);
export const selectedPlace = computed<PlacedField | undefined>(() =>
  placedField(table.value?.fields ?? [], selectedId.value),
);
export const selectedField = computed<Field | undefined>(() => selectedPlace.value?.field);

export const output = signal<Output>(usualOutput);

/** The request as the engine, the service and the command take it. */
export const request = computed<Request>(() => ({
  ...requestOf(document.value),
  ...outputMembers(output.value),
}));

/** A table as the engine opened it. */
interface Opened extends OpenTable {
  /** The key of its document. */
  readonly document: string;
}

/** What the engine opened last, which may be of an earlier document. */
export const lastOpened = signal<Opened | undefined>(undefined);
/** The table as the engine opened it last; undefined until it has opened the document of the page. */
export const opened = computed<OpenTable | undefined>(() =>
  lastOpened.value?.document === document.value.key ? lastOpened.value : undefined,
);
export const profiles = signal<readonly ColumnProfile[]>([]);
export const faults = signal<readonly Fault[]>([]);
/** A defect: the engine did not load, or failed. */
export const trouble = signal<string | undefined>(undefined);

/** What somebody should know about the document, such as that a link was broken; until it is hidden. */
export const note = signal<string | undefined>(undefined);

interface Shown {
  readonly document: Document;
  readonly output: Output;
}

const untouched = signal<Shown>({ document: document.value, output: output.value });
/** Whether the document is a template or that of a link, and nobody has changed it. */
export const isUntouched = computed(
  () => untouched.value.document === document.value && untouched.value.output === output.value,
);

/** The field types; empty until they have loaded. */
export const catalogue = signal<readonly CatalogueType[]>([]);

export const tab = signal<Tab>('rows');

/** Changes the document. Edits of the same group in a row are one step of undo, and the last replaces the others. */
export function apply(edit: Edit, group?: string): void {
  history.value = changed(history.value, edit(startOf(history.value, group)), group);
}

export function undo(): void {
  history.value = undone(history.value);
}

export function redo(): void {
  history.value = redone(history.value);
}

/** Shows another document. The step can be undone. */
export function openDocument(next: Document): void {
  history.value = changed(history.value, next);
  note.value = undefined;
  tableIndex.value = 0;
  selectedId.value = next.tables[0]?.fields[0]?.id;
}

/** Counts the document as one that nobody has changed. */
export function markUntouched(): void {
  untouched.value = { document: document.value, output: output.value };
}

/** Begins with the document: nothing before it can be undone. */
export function forgetPast(): void {
  history.value = historyOf(document.value);
}

export function select(id: number | undefined): void {
  selectedId.value = id;
}
