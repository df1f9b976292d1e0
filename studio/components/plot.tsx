import type { ColumnProfile } from '../engine/profile.js';
import { groupedNumber, percent } from './numbers.js';
import { binText, sentenceOf } from './profile-text.js';

interface PlotProps {
  readonly profile: ColumnProfile | undefined;
  readonly size: 'small' | 'large';
}

const WIDTH = 240;

/** A histogram of numbers or moments, or bars of the most frequent values. */
export function Plot({ profile, size }: PlotProps) {
  if (profile === undefined) return <span class={`plot ${size}`} />;
  const bars = barsOf(profile);
  if (bars.length === 0) return <span class={`plot ${size}`} />;
  if (profile.kind === 'values' && size === 'large')
    return <ValueBars profile={profile} bars={bars} />;
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
      <span class="hidden-text">{sentenceOf(profile)}</span>
    </span>
  );
}

interface Bar {
  readonly label: string;
  readonly count: number;
}

function barsOf(profile: ColumnProfile): readonly Bar[] {
  switch (profile.kind) {
    case 'numbers':
    case 'moments':
      return profile.bins.map(({ from, to, count }) => ({
        label: binText(profile, from, to),
        count,
      }));
    case 'values': {
      // A plot of values that hardly repeat shows nothing.
      const isSpread = profile.distinct > (profile.rows - profile.nulls) / 2;
      return isSpread ? [] : profile.top.map(({ text, count }) => ({ label: text, count }));
    }
    case 'places':
    case 'empty':
      return [];
  }
}

/** The most frequent values as lines with bars. */
function ValueBars({
  profile,
  bars,
}: {
  readonly profile: ColumnProfile;
  readonly bars: readonly Bar[];
}) {
  const most = bars[0]?.count ?? 1;
  const values = profile.rows - profile.nulls;
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
