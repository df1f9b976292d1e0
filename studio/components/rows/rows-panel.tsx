import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { showRows } from '../../state/engine.js';
import { arrivals } from '../../state/row-windows.js';
import { opened, project, selectedId, table, trouble } from '../../state/store.js';
import { scrollOf } from '../controls/scroll.js';
import { lazily } from '../shell/lazily.js';
import { RowsTable } from './rows-table.js';

const AsOfSlider = lazily(async () => (await import('./as-of-slider.js')).AsOfSlider);

/** The rows of the table, all of them: a scroller of the whole height, in which only the visible rows exist. */
export function RowsPanel() {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const made = opened.value;
  const rows = made?.rows ?? 0;
  const view = scrollOf(rows, height, top);

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const names = made?.columns.map(({ name }) => name).join('\n');
  useLayoutEffect(() => {
    // The column of the selected field, wherever it was selected, and as soon as it has one.
    scroller.current
      ?.querySelector('thead th[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId.value, names]);
  useLayoutEffect(() => {
    // Another table begins at its start.
    scroller.current?.scrollTo(0, 0);
  }, [project.value.key, table.value?.id]);
  useEffect(() => {
    if (made !== undefined) showRows(view.first, view.end);
  }, [made, view.first, view.end]);

  arrivals.value;
  return (
    <div class="panel rows">
      {made?.moment !== undefined && <AsOfSlider moment={made.moment} rows={rows} />}
      {made === undefined && trouble.value === undefined && <p class="empty">Loading…</p>}
      {made !== undefined && made.columns.length === 0 && (
        <p class="empty">No column can be shown: the line at the bottom says why.</p>
      )}
      {trouble.value !== undefined && (
        <p class="empty" role="alert">
          The engine failed: {trouble.value}. Reload the page.
        </p>
      )}
      <section
        class="scroller"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to focus it
        tabIndex={0}
        aria-label="Rows of the table"
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div class="scroller-height" style={{ height: `${view.height}px` }}>
          {made !== undefined && <RowsTable table={made} rows={rows} view={view} />}
        </div>
      </section>
    </div>
  );
}
