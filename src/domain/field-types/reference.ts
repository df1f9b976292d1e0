import { nth } from '../basics/nth.js';
import { comparedKind, comparedValues } from '../columns/compared-values.js';
import { sharedStrata } from '../columns/shared-strata.js';
import { comparedFields, comparisons, otherRows } from '../constraints/compared-fields.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, uneven, withDefault } from '../constraints/param.js';
import { flag, oneOf, text } from '../constraints/texts.js';
import { weights } from '../constraints/weights.js';
import { numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { strataOf } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { chosenRows, rankedRows, weightedRows } from '../relations/chosen-rows.js';
import { coveringRows } from '../relations/covering-rows.js';
import { earlierRows } from '../relations/earlier-rows.js';
import {
  anyOfGroup,
  type Choice,
  distinctOfGroup,
  eachOfGroup,
  earlierOfGroup,
  matchingRows,
} from '../relations/matching-rows.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { Relations } from '../relations/relations.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

/** The most levels of a table that refers to itself. */
const MOST_LEVELS = 100;

const name = { minLength: 1, maxLength: MAX_NAME_LENGTH };

const constraints = {
  table: text(
    'the table to whose rows the field refers; by default that of per, or one of pairs in their order',
    name,
  ),
  part: text('the field of the other table that is shown; by default its key', name),
  distribution: {
    ...distribution(numberScale),
    description:
      'how popular the rows of the other table are, by ranks from 0 that they have at random; all alike by default',
  },
  weights: weights('relative frequencies of the first rows of the other table'),
  where: comparedFields(
    'fields of the other table, each with one of this table: only rows with the same values are chosen',
  ),
  otherwise: withDefault(
    otherRows(
      'where no row has the values of where: null, any row, or fields as in where, tried before any',
    ),
    'null',
  ),
  covers: flag(
    'whether every row of the other table is referred to, as far as there are rows; not by default',
  ),
  distinct_within: uneven(
    text(
      'the field that refers to the table of per: no two rows with the same value of it refer to the same row, and none to the row that it shows',
      name,
    ),
  ),
  roots: integer(
    'for a reference to the same table: the number of first rows that refer to no other row',
    { min: 1 },
  ),
  depth: integer('for a reference to the same table: the most rows from a row up to its root', {
    min: 2,
    max: MOST_LEVELS,
  }),
  root: withDefault(
    oneOf('for a reference to the same table: what the first rows refer to', ['null', 'self']),
    'null',
  ),
};

type Constraints = Decoded<typeof constraints>;

/** The relations of a context. Requests with relations outside of a set are refused. */
export function relationsOf({ relations }: ColumnContext): Relations {
  if (relations === undefined) throw new Error('the table belongs to no set');
  return relations;
}

function referencedRows(given: Constraints, context: ColumnContext): ReferencedRows {
  const relations = relationsOf(context);
  if (given.table === undefined) return relations.followed();
  const { rows: n, isOwn, isParent } = relations.target();
  const key = context.key('value');
  const { roots = 1, depth, root, where, otherwise, distinct_within: within } = given;
  const hierarchy = { n, roots, depth, root };
  const ways = [where, otherwise]
    .filter((fields) => typeof fields === 'object')
    .map((fields) => ({
      index: relations.index(Object.keys(fields)),
      own: comparedValues(Object.values(fields).map((name) => context.column(name))),
    }));
  const [way] = ways;
  if (where !== undefined && way !== undefined) {
    const choice = (): Choice => {
      if (isOwn) return earlierOfGroup(key, hierarchy);
      if (context.unique) {
        return eachOfGroup({ ...way, index: relations.ownIndex(Object.values(where)) });
      }
      const isTotal = otherwise !== 'null';
      if (within === undefined) return anyOfGroup(key, n, isTotal);
      return distinctOfGroup(key, { n, isParent, isTotal }, relations.children());
    };
    return matchingRows(ways, choice());
  }
  if (within !== undefined) {
    const distinct = { n, isParent, isTotal: true };
    return matchingRows([], distinctOfGroup(key, distinct, relations.children()));
  }
  if (isOwn) return earlierRows(key, hierarchy);
  const living = relations.living(key);
  if (living !== undefined) return living;
  const { weights: listed } = given;
  if (listed !== undefined) {
    const strata = listed.map((mass, start) => ({ start, size: 1, mass }));
    return weightedRows(
      context,
      n,
      sharedStrata(`rows ${JSON.stringify(listed)}`, () => strata),
    );
  }
  const ranks = strataOf(given.distribution, () => numberAxis({ min: 0, step: 1, n }, 0));
  // The rows of the other table are new ones, too.
  const draws = { key: (purpose: string) => context.key(purpose), unique: context.unique };
  const chosen = ranks === undefined ? chosenRows(draws, n) : rankedRows(context, n, ranks);
  return given.covers ? coveringRows(context.key('cover'), n, chosen) : chosen;
}

/** Values of different kinds are never equal, so a reference that compares them would find no row. */
function comparableFaults(given: Constraints, context: ColumnContext): readonly Fault[] {
  const others = relationsOf(context).compared();
  return comparisons(given).flatMap(({ name, own, path }, i) => {
    const [mine, other] = [comparedKind(context.column(own)), comparedKind(nth(others, i))];
    if (mine === other) return [];
    const expected = `a field that holds ${other} as ${quote(name)} of the other table does`;
    const message = `expected ${expected}, but ${quote(own)} holds ${mine}`;
    return [{ path, message, expected }];
  });
}

export const reference = fieldType({
  name: 'reference',
  synonyms: ['foreign_key', 'fk', 'references', 'relation', 'belongs_to'],
  category: 'relations',
  description: 'Key of a row of another table of the set, or of the same table.',
  constraints,
  excludes: {
    distinct_within: ['distribution', 'weights', 'roots', 'depth', 'covers'],
    weights: ['distribution', 'covers'],
    where: ['distribution', 'weights', 'covers'],
  },
  references: ({ distinct_within: within, ...given }) => [
    ...(within === undefined ? [] : [{ field: within, path: '/distinct_within' }]),
    ...comparisons(given).map(({ own, path }) => ({ field: own, path })),
  ],
  refers: {
    table: ({ table }) => table,
    compares: (given) => comparisons(given).map(({ name: compared }) => compared),
    rows: referencedRows,
  },
  checkColumns: comparableFaults,
  shows: ({ part }) => ({ through: undefined, field: part }),
  mayHoldMoments: true,
  // The number of rows of the other table, which is checked with the set.
  capacity: () => Number.MAX_SAFE_INTEGER,
  plan: (_, context) => relationsOf(context).shown(),
});
