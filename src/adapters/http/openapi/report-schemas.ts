import type { JsonSchema } from '../../../domain/constraints/param.js';
import { recordSchema, reference } from './record-schema.js';

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const shareOrNull: JsonSchema = { ...share, type: ['number', 'null'] };
const ratioOrNull: JsonSchema = { type: ['number', 'null'], minimum: 0 };
const correlation: JsonSchema = { type: 'number', minimum: -1, maximum: 1 };
const correlationOrNull: JsonSchema = { ...correlation, type: ['number', 'null'] };
const pair: JsonSchema = { type: 'array', items: text, minItems: 2, maxItems: 2 };

function listOf(items: JsonSchema, description?: string): JsonSchema {
  return { type: 'array', items, ...(description && { description }) };
}

function orNull(...schemas: readonly JsonSchema[]): JsonSchema {
  return { oneOf: [...schemas, { type: 'null' }] };
}

const cells = listOf(listOf(shareOrNull), 'By group of the first column, then of the second.');

const chart = orNull(
  recordSchema('Bars', {
    form: { const: 'bars' },
    labels: listOf(text),
    sampled: listOf(share),
    made: listOf(share),
  }),
  recordSchema('Histogram', {
    form: { const: 'histogram' },
    edges: listOf({ type: ['number', 'string'] }, 'One more than shares.'),
    open: {
      ...listOf({ type: 'boolean' }, 'Whether the outer bins also count the values beyond them.'),
      minItems: 2,
      maxItems: 2,
    },
    sampled: listOf(share),
    made: listOf(share),
  }),
);

const nearest = recordSchema('Distances to the nearest sampled row', {
  median: share,
  percentile_5: shareOrNull,
  ratio_to_second: shareOrNull,
});

const copied = {
  made: { ...share, description: 'The share of the made ones that occur in the sample.' },
  sampled: { ...share, description: 'The share of the sampled ones that occur in another row.' },
};

/** The schemas of a report on a clone. */
export const reportSchemas: Readonly<Record<string, JsonSchema>> = {
  QualityReport: recordSchema('Quality and privacy report', {
    rows_sampled: count,
    rows_compared: count,
    seed: { type: ['integer', 'string'] },
    scores: reference('Scores'),
    baselines: recordSchema('The scores of other tables, for comparison', {
      independent_columns: reference('Scores'),
      two_halves: orNull(reference('Scores')),
    }),
    without_score: recordSchema('The columns that the scores leave out', {
      columns: listOf(text),
      overall: {
        ...shareOrNull,
        description: 'The overall score if these columns and their pairs counted 0.',
      },
    }),
    groups: orNull(
      recordSchema('Groups of rows', {
        rows_per_group: { ...share, description: 'The KSComplement of the numbers of rows.' },
        columns: listOf(
          recordSchema('A column that varies within groups', {
            name: text,
            rising: recordSchema('Shares of rows above the one before', {
              sampled: shareOrNull,
              made: shareOrNull,
            }),
            resemblance: recordSchema('Correlations with the row before', {
              sampled: correlationOrNull,
              made: correlationOrNull,
            }),
          }),
        ),
      }),
    ),
    columns: listOf(reference('ColumnReport')),
    pairs: recordSchema('Pairs of columns', {
      compared: count,
      linked: count,
      worst: listOf(reference('PairReport')),
      strongest: listOf(reference('PairReport')),
      charts: listOf(reference('PairChart')),
    }),
    privacy: reference('PrivacyReport'),
  }),
  Scores: {
    ...recordSchema('Scores', {
      overall: shareOrNull,
      column_shapes: shareOrNull,
      column_pair_trends: shareOrNull,
      linked_pairs: shareOrNull,
      null_similarity: shareOrNull,
    }),
    description: '1: the tables do not differ. Null: there is nothing to compare.',
  },
  ColumnReport: recordSchema('Column report', {
    name: text,
    type: text,
    compared_as: { enum: ['number', 'date', 'moment', 'time', 'category', null] },
    not_compared: textOrNull,
    measure: { enum: ['KSComplement', 'TVComplement', null] },
    score: shareOrNull,
    two_halves: shareOrNull,
    null_rate: recordSchema('Shares of nulls', { sampled: share, made: share }),
    validity: {
      ...shareOrNull,
      description:
        'The share of the made values that are a sampled category, or in the sampled range.',
    },
    chart,
    warnings: listOf(text),
  }),
  PairReport: recordSchema('Pair report', {
    columns: pair,
    measure: { enum: ['CorrelationSimilarity', 'ContingencySimilarity'] },
    score: share,
    two_halves: shareOrNull,
    strength: share,
    linked: { type: 'boolean' },
    correlation: orNull(recordSchema('Correlations', { sampled: correlation, made: correlation })),
    reason: textOrNull,
  }),
  PairChart: {
    ...recordSchema('Pair chart', {
      columns: pair,
      score: share,
      labels: { ...listOf(listOf(text)), minItems: 2, maxItems: 2 },
      sampled: cells,
      made: cells,
    }),
    description: 'Shares of all rows by the groups of two columns. Null: fewer than k rows.',
  },
  PrivacyReport: recordSchema('Privacy report', {
    k: { type: 'integer', minimum: 1 },
    published: recordSchema('Facts that the request tells', {
      values: count,
      bins: count,
      conditions: count,
      conditional_figures: count,
      correlations: count,
      fewest_rows: {
        type: ['integer', 'null'],
        minimum: 1,
        description: 'The fewest sampled rows behind one of the values, bins and conditions.',
      },
    }),
    exact_rows: orNull(recordSchema('Rows that occur in the sample', copied)),
    copied_values: listOf(
      recordSchema('Values that occur in the sample', { column: text, ...copied }),
    ),
    nearest: orNull(
      recordSchema('Nearest rows', {
        made: nearest,
        sampled: nearest,
        median_ratio: ratioOrNull,
        percentile_5_ratio: ratioOrNull,
      }),
    ),
    halves: orNull(
      recordSchema('Rows made from halves of the sample', {
        splits: count,
        nearer_to_own: recordSchema('Rows nearer to their own half', {
          mean: share,
          least: share,
          greatest: share,
        }),
        exact_rows: recordSchema('Rows that equal a row of a half', { own: share, unseen: share }),
      }),
    ),
  }),
};
