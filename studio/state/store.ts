import { computed, signal } from '@preact/signals';
import type { Fault } from '../../src/page/index.js';
import type { ColumnFigures } from '../engine/column-figures.js';
import type { OpenTable, Request } from '../engine/messages.js';
import { templates } from '../templates/index.js';
import type { CatalogueType } from './catalogue-search.js';
import type { Edit } from './edits.js';
import { type PlacedField, placedField } from './field-tree.js';
import { changed, type History, historyOf, redone, startOf, undone } from './history.js';
import { type Output, outputMembers, usualOutput } from './output.js';
import { type Field, type Project, projectOf, requestOf, type Table } from './project.js';

/** The parts of the page that a phone shows one at a time. */
export type Tab = 'fields' | 'rows' | 'inspect' | 'export';

function firstProject(): Project {
  const [orders] = templates;
  return projectOf(orders.request, orders.name);
}

/** The project and its versions. */
export const projectHistory = signal<History<Project>>(historyOf(firstProject()));
export const project = computed(() => projectHistory.value.present);
export const canUndo = computed(() => projectHistory.value.past.length > 0);
export const canRedo = computed(() => projectHistory.value.future.length > 0);

/** The index of the table that is shown. */
export const tableIndex = signal(0);
export const table = computed<Table | undefined>(
  () => project.value.tables[tableIndex.value] ?? project.value.tables[0],
);

/** The field that the inspector shows. */
export const selectedId = signal<number | undefined>(project.value.tables[0]?.fields[0]?.id);
export const selectedPlace = computed<PlacedField | undefined>(() =>
  placedField(table.value?.fields ?? [], selectedId.value),
);
export const selectedField = computed<Field | undefined>(() => selectedPlace.value?.field);

export const output = signal<Output>(usualOutput);

/** The request as the engine, the service and the command take it. */
export const request = computed<Request>(() => ({
  ...requestOf(project.value),
  ...outputMembers(output.value),
}));

/** A table as the engine opened it. */
interface Opened extends OpenTable {
  /** The key of its project. */
  readonly project: string;
}

/** What the engine opened last, which may be of an earlier project. */
export const lastOpened = signal<Opened | undefined>(undefined);
/** The table as the engine opened it last; undefined until it has opened the project of the page. */
export const opened = computed<OpenTable | undefined>(() =>
  lastOpened.value?.project === project.value.key ? lastOpened.value : undefined,
);
export const columnFigures = signal<readonly ColumnFigures[]>([]);
export const faults = signal<readonly Fault[]>([]);
/** A defect: the engine did not load, or failed. */
export const trouble = signal<string | undefined>(undefined);

/** What somebody should know about the project, such as that a link was broken; until it is hidden. */
export const note = signal<string | undefined>(undefined);

interface Shown {
  readonly project: Project;
  readonly output: Output;
}

const untouched = signal<Shown>({ project: project.value, output: output.value });
/** Whether the project is a template or that of a link, and nobody has changed it. */
export const isUntouched = computed(
  () => untouched.value.project === project.value && untouched.value.output === output.value,
);

/** The field types; empty until they have loaded. */
export const catalogue = signal<readonly CatalogueType[]>([]);

export const tab = signal<Tab>('rows');

/** Changes the project. Edits of the same group in a row are one step of undo, and the last replaces the others. */
export function apply(edit: Edit, group?: string): void {
  projectHistory.value = changed(
    projectHistory.value,
    edit(startOf(projectHistory.value, group)),
    group,
  );
}

export function undo(): void {
  projectHistory.value = undone(projectHistory.value);
}

export function redo(): void {
  projectHistory.value = redone(projectHistory.value);
}

/** Shows another project. The step can be undone. */
export function openProject(next: Project): void {
  projectHistory.value = changed(projectHistory.value, next);
  note.value = undefined;
  tableIndex.value = 0;
  selectedId.value = next.tables[0]?.fields[0]?.id;
}

/** Counts the project as one that nobody has changed. */
export function markUntouched(): void {
  untouched.value = { project: project.value, output: output.value };
}

/** Begins with the project: nothing before it can be undone. */
export function forgetPast(): void {
  projectHistory.value = historyOf(project.value);
}

export function select(id: number | undefined): void {
  selectedId.value = id;
}
