import { SMALL_NUMBERS } from '../basics/small-numbers.js';
import { drawnIndices, drawnNumbers, productIndices } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { integer, number } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

const MINORS = 30;
const PATCHES = 50;

/** The text after the numbers, which is empty in a release. */
const STAGES: readonly string[] = Object.freeze([
  '',
  ...['-alpha.', '-beta.', '-rc.'].flatMap((stage) => [1, 2, 3, 4, 5].map((i) => stage + i)),
]);

export const semver = fieldType({
  name: 'semver',
  synonyms: ['version'],
  category: 'internet',
  description:
    'Semantic Versioning number; in a unique column, versions differ in their numbers, not only in the pre-release.',
  constraints: {
    max_major: withDefault(
      integer('the largest major number', { min: 0, max: SMALL_NUMBERS.length - 1 }),
      9,
    ),
    prerelease_rate: withDefault(
      number('share of the rows that are pre-releases, such as 2.0.0-rc.1', { min: 0, max: 1 }),
      0.1,
    ),
  },
  capacity: ({ max_major }) => (max_major + 1) * MINORS * PATCHES,
  plan: ({ max_major, prerelease_rate: rate }, context) => {
    const n = (max_major + 1) * MINORS * PATCHES;
    const numbers = productIndices(drawnNumbers(context, { min: 0, step: 1, n }), [
      PATCHES,
      MINORS,
      max_major + 1,
    ]);
    const [patch, minor, major] = numbers.indices as [IndexVector, IndexVector, IndexVector];
    const draws = { key: () => context.key('stage'), unique: false };
    const weights = STAGES.map((_, i) => (i === 0 ? 1 - rate : rate / (STAGES.length - 1)));
    const stage = drawnIndices(draws, STAGES.length, weights);
    return textColumn(
      [...numbers.steps, ...stage.steps],
      words(SMALL_NUMBERS, major),
      literal('.'),
      words(SMALL_NUMBERS, minor),
      literal('.'),
      words(SMALL_NUMBERS, patch),
      words(STAGES, stage.indices),
    );
  },
});
