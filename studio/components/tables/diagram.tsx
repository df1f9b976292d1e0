import { signal } from '@preact/signals';
import {
  BOX_WIDTH,
  type Box,
  diagramOf,
  HEAD_HEIGHT,
  LINE_HEIGHT,
} from '../../state/diagram-layout.js';
import { groupedNumber } from '../../state/numbers.js';
import { referencesOf } from '../../state/references.js';
import { opened, project, tab, table, tableIndex } from '../../state/store.js';
import { showTable } from './table-list.js';

/** Whether the centre shows the tables and their references in place of rows. */
export const showsDiagram = signal(false);

/** Chooses between rows and diagram; a phone shows the part with either. */
export function DiagramSwitch() {
  return (
    <button
      type="button"
      aria-pressed={showsDiagram.value}
      onClick={() => {
        showsDiagram.value = !showsDiagram.value;
        tab.value = 'rows';
      }}
    >
      Diagram
    </button>
  );
}

/** The tables of a set as boxes with lines for references, and the same as a list. */
export function Diagram() {
  const { width, height, boxes, lines } = diagramOf(project.value);
  const current = table.value === undefined ? -1 : project.value.tables.indexOf(table.value);
  return (
    <section class="panel rows diagram" aria-label="Diagram of the tables">
      <div class="panel-head">
        <h2>Tables and references</h2>
        <button
          type="button"
          onClick={() => {
            showsDiagram.value = false;
          }}
        >
          Show rows
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to focus it */}
      <section class="diagram-scroller" tabIndex={0} aria-label="Picture of the tables">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {lines.map(({ key, from, to, path }) => (
            <path
              key={key}
              class="diagram-line"
              data-current={from === current || to === current}
              d={path}
            />
          ))}
          {boxes.map((box) => (
            <TableBox key={box.table} box={box} isCurrent={box.table === current} />
          ))}
        </svg>
      </section>
      <TableTexts />
    </section>
  );
}

function TableBox({ box, isCurrent }: { readonly box: Box; readonly isCurrent: boolean }) {
  const { table: index, name, x, y, height, lines } = box;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list below has a button for each table
    <g
      class="diagram-box"
      data-current={isCurrent}
      transform={`translate(${x} ${y})`}
      onClick={() => showTable(index)}
    >
      <title>{name}</title>
      <rect width={BOX_WIDTH} height={height} rx={6} />
      <text class="diagram-name" x={12} y={HEAD_HEIGHT / 2 + 5}>
        {shortened(name)}
      </text>
      <path class="diagram-rule" d={`M0 ${HEAD_HEIGHT}h${BOX_WIDTH}`} />
      {lines.map((line, i) => (
        <text
          key={line.name}
          x={12}
          y={HEAD_HEIGHT + (i + 1) * LINE_HEIGHT - 4}
          data-key={line.isKey}
        >
          {line.isReference ? '→ ' : ''}
          {shortened(line.name)}
        </text>
      ))}
    </g>
  );
}

/** The same as sentences, with a button for each table. */
function TableTexts() {
  const references = referencesOf(project.value);
  const { tables } = project.value;
  return (
    <ul class="diagram-list">
      {tables.map((one, i) => {
        const own = references.filter(({ from }) => from === i);
        const rows = opened.value?.tables.find(({ name }) => name === one.name)?.rows ?? one.rows;
        return (
          <li key={one.id}>
            <button
              type="button"
              class="link"
              aria-current={tableIndex.value === i ? 'true' : undefined}
              onClick={() => showTable(i)}
            >
              {one.name}
            </button>{' '}
            {rows === undefined ? '' : `${groupedNumber(rows)} rows`}
            {own.map(({ to, field }) => `; ${field} refers to ${tables[to]?.name}`)}
          </li>
        );
      })}
    </ul>
  );
}

/** A name as long as its box has room for. */
function shortened(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21)}…` : name;
}
