import { greatest, least } from '../basics/extremes.js';
import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { columnValues } from '../columns/column-values.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { type Decoded, uneven } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { type IndexFacet, weightedFacet } from '../entities/facet.js';
import { CATEGORIES } from '../entities/product-catalogue.js';
import { quote } from '../errors/quote.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { countRules, drawsOf, ruleColumn } from '../prose/rule-column.js';
import { TextRules } from '../prose/text-rules.js';
import type { Key } from '../random/mix.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

/** The names of the rules, from the worst review to the best, and their shares if no field has the rating. */
const TONES = ['1', '2', '3', '4', '5'];
const TONE_WEIGHTS = [1, 1.6, 3.3, 6, 10];

const constraints = {
  rating: uneven(
    text(
      'name of the field with the rating: its lowest values have the worst reviews. Without it, most reviews are good',
      { minLength: 1, maxLength: MAX_NAME_LENGTH },
    ),
  ),
};

/** The texts of each tone and category: those of tone t and category c have the index t x categories + c. */
const reviewRules = oncePer((lexicon: Lexicon) => {
  const rules = new TextRules(requiredWords(lexicon, 'review'), lexicon);
  return {
    rules: TONES.flatMap((tone) => CATEGORIES.values.map((category) => rules.rule(tone, category))),
    alphabet: rules.alphabet,
  };
});

/** The tone of each row of a field with numbers; undefined if its values are no numbers. */
function toneOfField(column: ColumnPlan): IndexFacet | undefined {
  const { vectors, steps } = columnValues(column);
  const indices = new IndexVector();
  const top = TONES.length - 1;
  const toneOf = (value: number, min: number, max: number): number =>
    max === min ? top : Math.round(((value - min) / (max - min)) * top);
  const withTones = (fill: Fill): IndexFacet => {
    const step: FillStep = { vectors: [indices], fill };
    return { indices, steps: [...steps, step] };
  };
  const [piece] = column.cell;
  if (vectors.kind === 'numbers' && piece?.kind === 'number') {
    const { min, max } = piece;
    return withTones((_row, count) => {
      const { data } = vectors.values;
      for (let i = 0; i < count; i++) {
        const value = Math.min(max, Math.max(min, data[i] as number));
        indices.data[i] = toneOf(value, min, max);
      }
    });
  }
  if (vectors.kind !== 'words') return undefined;
  const values = vectors.table.entries.map(Number);
  if (values.some(Number.isNaN)) return undefined;
  const [min, max] = [least(values), greatest(values)];
  const tones = Int32Array.from(values, (value) => toneOf(value, min, max));
  return withTones((_row, count) => {
    const { data } = vectors.indices;
    for (let i = 0; i < count; i++) indices.data[i] = tones[data[i] as number] as number;
  });
}

function toneOf(
  { rating }: Decoded<typeof constraints>,
  context: ColumnContext,
  key: Key,
): IndexFacet {
  if (rating === undefined) return weightedFacet(key, 'tone', TONE_WEIGHTS);
  const tone = toneOfField(context.column(rating));
  if (tone === undefined) throw new Error(`field ${rating} has no numbers`);
  return tone;
}

export const review = fieldType({
  name: 'review',
  synonyms: ['product_review', 'testimonial'],
  category: 'text and choices',
  description:
    'Review of a product that agrees with its category, and with the field that `rating` names.',
  constraints,
  facet: { entity: 'product', words: ['review_text', 'review_body', 'review'] },
  wordLists: ['review'],
  references: ({ rating }) => (rating === undefined ? [] : [{ field: rating, path: '/rating' }]),
  rules: { review: 'rating names a field with numbers.' },
  checkColumns: ({ rating }, context) => {
    if (rating === undefined || toneOfField(context.column(rating)) !== undefined) return [];
    const message = `expected a field with numbers, but the values of ${quote(rating)} are others`;
    return [{ path: '/rating', message }];
  },
  capacity: (_, lexicon) => countRules(reviewRules(lexicon).rules),
  plan: (given, context) => {
    const product = context.entities.product(context.link);
    const { category } = product;
    const draws = drawsOf(context, product, 'review');
    const tone = toneOf(given, context, draws.key('tone'));
    const ofRows = new IndexVector();
    const fill: Fill = (_row, count) => {
      for (let i = 0; i < count; i++) {
        ofRows.data[i] =
          (tone.indices.data[i] as number) * CATEGORIES.values.length +
          (category.indices.data[i] as number);
      }
    };
    const steps = [...category.steps, ...tone.steps, { vectors: [ofRows], fill }];
    return ruleColumn({ ...reviewRules(context.lexicon), ofRows, steps }, draws);
  },
});
