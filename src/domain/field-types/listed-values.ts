import { choiceColumn, differentValues, scalarType } from '../columns/choice-column.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Draws } from '../columns/drawn.js';
import { words } from '../columns/pieces.js';
import type { WeightedValues } from '../columns/weighted-values.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { list } from '../constraints/lists.js';
import type { Param } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { IndexFacet } from '../entities/facet.js';
import type { Fault } from '../errors/fault.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { Key } from '../random/mix.js';
import type { ColumnContext } from './column-context.js';

/** Values and weights that a caller gives in place of the built-in ones. */
export interface GivenValues {
  readonly choices?: readonly Scalar[];
  readonly weights?: readonly number[];
}

const texts = text('a choice', { maxLength: MAX_TEXT_LENGTH });

/**
 * Returns the constraints of a type that draws from a list: `choices`, each decoded by `choice`, and `weights`. The
 * description of the weights lists the built-in values if they are known, because the weights follow their order.
 */
export function listConstraints(
  own: readonly Scalar[] = [],
  choice: Param<Scalar> = texts,
): {
  readonly choices: Param<readonly Scalar[]>;
  readonly weights: Param<readonly number[]>;
} {
  const order = own.length === 0 ? '' : `; the built-in values are ${own.join(', ')}`;
  return {
    choices: list('the values to draw from instead of the built-in ones', choice),
    weights: weights(`relative frequency of each value, one number per value${order}`),
  };
}

/** Returns the values to draw from. Given choices are equally frequent unless weights are given too. */
function valuesFor(given: GivenValues, own: WeightedValues): WeightedValues {
  const values = given.choices ?? own.values;
  const ownWeights = given.choices === undefined ? own.weights : undefined;
  const drawn = given.weights ?? ownWeights;
  return drawn === undefined ? { values } : { values, weights: drawn };
}

function checkListed(given: GivenValues, own: WeightedValues): readonly Fault[] {
  const { values } = valuesFor(given, own);
  return checkWeights(given.weights, values.length, given.choices ? 'choice' : 'value');
}

export function listedCapacity(given: GivenValues, own: WeightedValues): number {
  return differentValues(valuesFor(given, own).values).length;
}

export function listedColumn(given: GivenValues, own: WeightedValues, draws: Draws): ColumnPlan {
  const { values, weights: drawn } = valuesFor(given, own);
  return choiceColumn(values, drawn, draws);
}

/** Options of types that draw from a list. */
interface Listing {
  /** The list that has the values in other languages, in the order of the built-in ones. */
  readonly translation?: WordList;
  readonly choice?: Param<Scalar>;
}

/** The built-in values in the language of a locale, which must have a translation of each. */
function valuesIn(
  lexicon: Lexicon,
  own: WeightedValues,
  translation: WordList | undefined,
): WeightedValues {
  const values = translation && lexicon.words(translation);
  return values?.length === own.values.length ? { ...own, values } : own;
}

/** The part of the record of a type that draws from a list and shows no entity. */
export function listed(own: WeightedValues, { translation, choice }: Listing = {}) {
  const inLocale = (lexicon: Lexicon) => valuesIn(lexicon, own, translation);
  return {
    constraints: listConstraints(own.values, choice),
    ...(translation && { translations: [translation] }),
    check: (given: GivenValues) => checkListed(given, own),
    capacity: (given: GivenValues, lexicon: Lexicon) => listedCapacity(given, inLocale(lexicon)),
    plan: (given: GivenValues, context: ColumnContext) =>
      listedColumn(given, inLocale(context.lexicon), context),
  };
}

/** An entity of the rows: it has a key for each purpose. */
interface Keyed {
  key(purpose: string): Key;
}

/**
 * As `listed`, for a facet of an entity: the index of a built-in value. Given choices and weights are also drawn with the keys of
 * the entity, so that columns with the same link and the same list agree.
 */
export function listedFacet<E extends Keyed>(
  name: string,
  own: WeightedValues,
  entityOf: (context: ColumnContext) => E,
  facetOf: (entity: E) => IndexFacet,
  listing: Listing = {},
) {
  return {
    ...listed(own, listing),
    plan: (given: GivenValues, context: ColumnContext): ColumnPlan => {
      const values = valuesIn(context.lexicon, own, listing.translation);
      if (context.unique) return listedColumn(given, values, context);
      const entity = entityOf(context);
      if (given.choices === undefined && given.weights === undefined) {
        const { steps, indices } = facetOf(entity);
        return { type: scalarType(values.values), steps, cell: [words(values.values, indices)] };
      }
      const draws = { unique: false, key: (purpose: string) => entity.key(`${name} ${purpose}`) };
      return listedColumn(given, values, draws);
    },
  };
}
