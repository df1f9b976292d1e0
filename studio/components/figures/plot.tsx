import type { ColumnFigures } from '../../engine/column-figures.js';
import { groupedNumber, percent } from '../../state/numbers.js';
import { binText, sentenceOf } from './figures-text.js';

interface PlotProps {
  readonly figures: ColumnFigures | undefined;
  readonly size: 'small' | 'large';
}

const WIDTH = 240;

/** A histogram of numbers or moments, or bars of the most frequent values. */
export function Plot({ figures, size }: PlotProps) {
  if (figures === undefined) return <span class={`plot ${size}`} />;
  const bars = barsOf(figures);
  if (bars.length === 0) return <span class={`plot ${size}`} />;
  if (figures.kind === 'values' && size === 'large')
    return <ValueBars figures={figures} bars={bars} />;
  const height = size === 'small' ? 24 : 120;
  const most = Math.max(...bars.map(({ count }) => count));
  const width = WIDTH / bars.length;
  const gap = bars.length > 40 ? 0 : Math.min(2, width / 6);
  return (
    <span class={`plot ${size}`}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, count }, i) => {
          const bar = count === 0 ? 0 : Math.max(1, (count / most) * height);
          return (
            <rect
              key={label}
              x={i * width + gap / 2}
              y={height - bar}
              width={width - gap}
              height={bar}
            >
              <title>{`${label}: ${groupedNumber(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <span class="hidden-text">{sentenceOf(figures)}</span>
    </span>
  );
}

interface Bar {
  readonly label: string;
  readonly count: number;
}

function barsOf(figures: ColumnFigures): readonly Bar[] {
  switch (figures.kind) {
    case 'numbers':
    case 'moments':
      return figures.bins.map(({ from, to, count }) => ({
        label: binText(figures, from, to),
        count,
      }));
    case 'values': {
      // A plot of values that hardly repeat shows nothing.
      const isSpread = figures.distinct > (figures.rows - figures.nulls) / 2;
      return isSpread ? [] : figures.top.map(({ text, count }) => ({ label: text, count }));
    }
    case 'places':
    case 'empty':
      return [];
  }
}

/** The most frequent values as lines with bars. */
function ValueBars({
  figures,
  bars,
}: {
  readonly figures: ColumnFigures;
  readonly bars: readonly Bar[];
}) {
  const most = bars[0]?.count ?? 1;
  const values = figures.rows - figures.nulls;
  return (
    <span class="plot values">
      {bars.map(({ label, count }) => (
        <span class="value-bar" key={label} title={`${label}: ${groupedNumber(count)}`}>
          <span class="value-label">{label === '' ? '(empty)' : label}</span>
          <span class="value-track">
            <span class="value-fill" style={{ width: `${(100 * count) / most}%` }} />
          </span>
          <span class="value-share">{percent(count / values)}</span>
        </span>
      ))}
    </span>
  );
}
