import { useEffect, useState } from 'preact/hooks';
import type { PairFigures } from '../../engine/pair-figures.js';
import { engine, fail } from '../../state/engine.js';
import { mapPlaces, partner } from '../../state/pair.js';
import { columnFigures, opened, table } from '../../state/store.js';
import { BoxPlot } from './box-plot.js';
import { placesText } from './figures-text.js';
import { HeatMap } from './heat-map.js';
import { pairSentence } from './pair-text.js';
import { Scatter } from './scatter.js';
import { Timeline } from './timeline.js';
import { WorldMap } from './world-map.js';

/** The values of a column beside those of another one, which the person chooses. */
export function PairPanel({ name }: { readonly name: string }) {
  const columns = opened.value?.columns ?? [];
  const others = columns.filter((column) => column.name !== name);
  const chosen = others.find((column) => column.name === partner.value)?.name;
  const pair = usePair(name, chosen);
  const places = pair && mapPlaces(pair, table.value?.fields ?? []);
  // An object is no column.
  if (others.length === columns.length) return null;
  return (
    <div class="pair">
      <label class="form-line">
        <span class="form-label">Plot with</span>
        <select
          value={chosen ?? ''}
          onChange={(event) => {
            partner.value = event.currentTarget.value || undefined;
          }}
        >
          <option value="">no other column</option>
          {others.map((column) => (
            <option key={column.name} value={column.name}>
              {column.name}
            </option>
          ))}
        </select>
      </label>
      {pair !== undefined && chosen !== undefined && (
        <figure class="values">
          {places === undefined ? <PairPlot pair={pair} /> : <WorldMap places={places} />}
          <figcaption aria-live="polite">
            {places === undefined ? pairSentence(pair) : `${placesText(places, pair.rows)}.`}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

/** The summary of two columns; while it is made again after an edit, the last one stays. */
function usePair(first: string, second: string | undefined): PairFigures | undefined {
  const [pair, setPair] = useState<PairFigures | undefined>(undefined);
  const made = columnFigures.value;
  useEffect(() => {
    let isLatest = true;
    if (second === undefined || made.length === 0) return;
    engine
      .pair(first, second)
      .then((next) => {
        if (isLatest) setPair(next);
      })
      .catch(fail);
    return () => {
      isLatest = false;
    };
  }, [first, second, made]);
  return pair?.names[0] === first && pair.names[1] === second ? pair : undefined;
}

function PairPlot({ pair }: { readonly pair: PairFigures }) {
  switch (pair.kind) {
    case 'points':
      return <Scatter pair={pair} />;
    case 'timeline':
      return <Timeline pair={pair} />;
    case 'counts':
      return <HeatMap pair={pair} />;
    case 'boxes':
      return <BoxPlot pair={pair} />;
    case 'none':
      return null;
  }
}
