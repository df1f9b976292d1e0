import type { ColumnFigures } from '../../engine/column-figures.js';
import type { Place } from '../../engine/places-in.js';
import { groupedNumber, percent, shortNumber } from '../../state/numbers.js';

/** A day or a moment for people, without a time zone of their own. */
export function momentText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function boundText(figures: ColumnFigures, value: number): string {
  return figures.kind === 'moments' ? momentText(value) : shortNumber(value);
}

/** A few words over a small plot. */
export function labelOf(figures: ColumnFigures): string {
  switch (figures.kind) {
    case 'numbers':
      return `${shortNumber(figures.min)} – ${shortNumber(figures.max)}`;
    case 'moments':
      return `${momentText(figures.min).slice(0, 7)} – ${momentText(figures.max).slice(0, 7)}`;
    case 'values': {
      const isAllDifferent = figures.distinct === figures.rows - figures.nulls;
      return isAllDifferent ? 'all different' : `${groupedNumber(figures.distinct)} different`;
    }
    case 'places':
      return 'places';
    case 'empty':
      return 'no values';
  }
}

/** What a plot shows, in a sentence. */
export function sentenceOf(figures: ColumnFigures): string {
  const { rows, nulls } = figures;
  const missing = nulls === 0 ? 'no nulls' : `${percent(nulls / rows)} null`;
  const count = `${groupedNumber(rows - nulls)} values`;
  switch (figures.kind) {
    case 'numbers':
    case 'moments': {
      const text = (value: number): string => boundText(figures, value);
      return `${count} from ${text(figures.min)} to ${text(figures.max)}, median ${text(figures.median)}; ${missing}.`;
    }
    case 'values': {
      const [first] = figures.top;
      const share = (first?.count ?? 0) / (rows - nulls);
      const most =
        first !== undefined && first.count > 1
          ? `; the most frequent is ${first.text} (${percent(share)})`
          : '';
      return `${count}, ${groupedNumber(figures.distinct)} of them different${most}; ${missing}.`;
    }
    case 'places':
      return `${placesText(figures.places, rows - nulls)}; ${missing}.`;
    case 'empty':
      return `All of the ${groupedNumber(rows)} rows are null.`;
  }
}

/** The range of a bin. */
export function binText(figures: ColumnFigures, from: number, to: number): string {
  const [first, last] = [boundText(figures, from), boundText(figures, to)];
  return first === last ? first : `${first} – ${last}`;
}

/** The range of the first of some places: "10 places from 34° S to 60° N and from 120° W to 151° E". */
export function placesText(places: readonly Place[], all: number): string {
  const ends = (axis: 0 | 1, signs: readonly [string, string]): string => {
    const degrees = places.map((place) => place[axis]);
    const text = (value: number): string =>
      `${Math.abs(Math.round(value))}° ${signs[value < 0 ? 0 : 1]}`;
    return `from ${text(Math.min(...degrees))} to ${text(Math.max(...degrees))}`;
  };
  const shown = groupedNumber(places.length);
  const count = places.length < all ? `The first ${shown} of ${groupedNumber(all)}` : shown;
  return `${count} places, ${ends(1, ['S', 'N'])} and ${ends(0, ['W', 'E'])}`;
}
