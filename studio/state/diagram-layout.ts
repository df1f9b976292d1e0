import type { Project, Table } from './project.js';
import { type Reference, referencesOf } from './references.js';

/** A table as a box, in pixels. */
export interface Box {
  readonly table: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly BoxLine[];
}

/** A field in a box, or the number of fields that have no room. */
export interface BoxLine {
  readonly name: string;
  readonly isKey: boolean;
  readonly isReference: boolean;
}

/** A reference as a curve from the box of the other table to the line of the field. */
export interface Line {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const BOX_WIDTH = 168;
export const HEAD_HEIGHT = 30;
export const LINE_HEIGHT = 20;
const MARGIN = 16;
const GAP_X = 56;
const GAP_Y = 24;
/** Fields that a box shows. */
const MOST_LINES = 9;

/** Tables in layers from left to right, each to the right of the tables that it refers to. */
export function diagramOf(project: Project): Diagram {
  const references = referencesOf(project);
  const boxes: Box[] = [];
  let height = 0;
  layersOf(project, references).forEach((layer, column) => {
    let y = MARGIN;
    for (const table of inOrder(layer, references, boxes)) {
      const { name, fields } = project.tables[table] as Table;
      const lines = linesOf(project.tables[table] as Table);
      const own = HEAD_HEIGHT + lines.length * LINE_HEIGHT + (fields.length > 0 ? 6 : 0);
      boxes.push({
        table,
        name,
        x: MARGIN + column * (BOX_WIDTH + GAP_X),
        y,
        height: own,
        lines,
      });
      y += own + GAP_Y;
    }
    height = Math.max(height, y - GAP_Y + MARGIN);
  });
  const right = Math.max(0, ...boxes.map(({ x }) => x + BOX_WIDTH));
  return {
    // A reference of a table to itself runs around its right side.
    width: right + (references.some(({ from, to }) => from === to) ? 2 : 1) * MARGIN,
    height,
    boxes,
    lines: references.map((reference) => lineOf(reference, boxes)),
  };
}

/**
 * The tables of each layer, to the right of those that they refer to. A table that refers to no other is just before the
 * first one that refers to it, so that its lines are short. References in a circle count once.
 */
function layersOf(
  { tables }: Project,
  references: readonly Reference[],
): readonly (readonly number[])[] {
  const layerOf = (table: number, seen: readonly number[]): number => {
    const parents = references
      .filter(({ from, to }) => from === table && !seen.includes(to))
      .map(({ to }) => layerOf(to, [...seen, to]) + 1);
    return Math.max(0, ...parents);
  };
  const depths = tables.map((_, table) => layerOf(table, [table]));
  const layers: number[][] = [];
  depths.forEach((depth, table) => {
    const children = references.filter(({ from, to }) => to === table && from !== table);
    const nearest = Math.min(...children.map(({ from }) => depths[from] ?? 0)) - 1;
    const layer = depth === 0 && children.length > 0 ? Math.max(0, nearest) : depth;
    while (layers.length <= layer) layers.push([]);
    layers[layer]?.push(table);
  });
  return layers;
}

/** The tables of a layer, beside those that they refer to, so that few lines cross; below them those that refer to none. */
function inOrder(
  layer: readonly number[],
  references: readonly Reference[],
  placed: readonly Box[],
): readonly number[] {
  const middleOf = (table: number): number => {
    const heights = references
      .filter(({ from }) => from === table)
      .flatMap(({ to }) => placed.filter((box) => box.table === to).map(({ y }) => y));
    if (heights.length === 0) return Number.MAX_SAFE_INTEGER;
    return heights.reduce((sum, y) => sum + y, 0) / heights.length;
  };
  return layer.toSorted((a, b) => middleOf(a) - middleOf(b));
}

function linesOf({ fields, more }: Table): readonly BoxLine[] {
  const key = Array.isArray(more.key) ? more.key : [];
  const all = fields.map(({ name, type }) => ({
    name,
    isKey: key.includes(name),
    isReference: type === 'reference',
  }));
  if (all.length <= MOST_LINES) return all;
  // References and keys have lines; the others have them in their order as long as there is room.
  const important = all.filter(({ isKey, isReference }) => isKey || isReference);
  const room = Math.max(0, MOST_LINES - 1 - important.length);
  const others = new Set(all.filter((line) => !important.includes(line)).slice(0, room));
  const shown = all.filter((line) => important.includes(line) || others.has(line));
  const left = all.length - shown.length;
  return left === 0
    ? shown
    : [...shown, { name: `and ${left} more`, isKey: false, isReference: false }];
}

function lineOf({ from, to, field }: Reference, boxes: readonly Box[]): Line {
  const child = boxes.find(({ table }) => table === from) as Box;
  const parent = boxes.find(({ table }) => table === to) as Box;
  const index = child.lines.findIndex(({ name }) => name === field);
  const y2 = child.y + HEAD_HEIGHT + (index + 0.5) * LINE_HEIGHT;
  const y1 = parent.y + HEAD_HEIGHT / 2;
  const x1 = parent.x + BOX_WIDTH;
  const isRight = child.x > parent.x;
  const x2 = isRight ? child.x : child.x + BOX_WIDTH;
  const bend = isRight ? (x2 - x1) / 2 : MARGIN;
  const path = `M${x1} ${y1}C${x1 + bend} ${y1} ${isRight ? x2 - bend : x2 + bend} ${y2} ${x2} ${y2}`;
  return { key: `${from} ${field}`, from, to, path };
}
