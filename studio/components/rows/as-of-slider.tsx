import { DAY_MS } from '../../../src/page/index.js';
import type { ShownMoment } from '../../engine/messages.js';
import { setAsOf } from '../../state/edits.js';
import { groupedNumber } from '../../state/numbers.js';
import { apply } from '../../state/store.js';
import { momentText } from '../figures/figures-text.js';

interface AsOfProps {
  readonly moment: ShownMoment;
  /** The rows of the table that is shown, at the moment. */
  readonly rows: number;
}

/** Chooses the day at which tables with lives are shown. */
export function AsOfSlider({ moment: { first, last, at }, rows }: AsOfProps) {
  const show = (day: string): void => {
    if (day !== '') apply(setAsOf(day), 'as of');
  };
  const dayAt = Math.min(last, Math.max(first, Math.floor(at / DAY_MS) * DAY_MS));
  return (
    <div class="as-of">
      <label>
        <span>As of</span>
        <input
          type="date"
          aria-label="Day at which the tables are shown"
          value={momentText(at)}
          onChange={(event) => show(event.currentTarget.value)}
        />
      </label>
      <input
        type="range"
        aria-label="Day, from the first rows to the last ones"
        aria-valuetext={momentText(at)}
        min={first}
        max={last}
        step={DAY_MS}
        value={dayAt}
        onInput={(event) => show(momentText(event.currentTarget.valueAsNumber))}
      />
      <output aria-live="polite">{groupedNumber(rows)} rows</output>
    </div>
  );
}
