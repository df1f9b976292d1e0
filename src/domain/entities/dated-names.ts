import { oncePer } from '../basics/once-per.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { NamesByDecade } from '../lexicon/names-by-decade.js';
import { type WeightedEntry, type WeightsByState, weightsByState } from '../random/by-state.js';
import type { Key } from '../random/mix.js';
import { civilCode } from '../time/calendar.js';
import type { IndexFacet, WordFacet } from './facet.js';
import { joinedLists } from './word-forms.js';

/** The names of women and of men in the same decades. */
export interface DatedNames {
  readonly women: NamesByDecade;
  readonly men: NamesByDecade;
}

function entriesOf({ weights }: NamesByDecade, first: number): readonly WeightedEntry[][] {
  return weights.map((decade) =>
    decade.flatMap((weight, i) => (weight === 0 ? [] : [{ index: first + i, weight }])),
  );
}

/** The frequencies by gender and decade of the names of women and men, made once. */
const frequenciesOf = oncePer((_: NamesByDecade) => new Map<NamesByDecade, WeightsByState>());

function frequencies({ women, men }: DatedNames): WeightsByState {
  const known = frequenciesOf(women);
  let made = known.get(men);
  if (made === undefined) {
    made = weightsByState([...entriesOf(women, 0), ...entriesOf(men, women.words.length)]);
    known.set(men, made);
  }
  return made;
}

/** Given names by the gender of each person and the decade of the birth day, in days since 1970. */
export function datedFacet(
  key: Key,
  gender: IndexFacet,
  birth: DrawnNumbers,
  names: DatedNames,
): WordFacet {
  const { women, men } = names;
  const decades = women.weights.length;
  const last = decades - 1;
  const indices = new IndexVector();
  const states = new IndexVector();
  const table = frequencies(names);
  const fill: Fill = (row, count, kernel) => {
    const genders = gender.indices.data;
    const days = birth.values.data;
    for (let i = 0; i < count; i++) {
      const year = civilCode(days[i] as number) >> 9;
      const decade = Math.min(Math.max(Math.floor((year - women.from) / 10), 0), last);
      states.data[i] = (genders[i] as number) * decades + decade;
    }
    kernel.drawByState(indices.data, key, row, count, states.data, table);
  };
  const step: FillStep = { vectors: [states, indices], fill, lists: [table.columns] };
  return {
    indices,
    steps: [...gender.steps, ...birth.steps, step],
    words: joinedLists(women.words, men.words),
  };
}
