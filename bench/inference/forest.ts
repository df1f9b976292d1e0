/** Rows as columns of numbers. */
export type Features = readonly Float64Array[];

interface Split {
  readonly feature: number;
  readonly at: number;
  readonly low: Tree;
  readonly high: Tree;
}

type Tree = number | Split;

export interface Forest {
  /** The share of trees that take a row for a made one, weighted by their leaves: 0..1. */
  score(features: Features, row: number): number;
  /** The feature that tells the most. */
  readonly best: number;
}

const TREES = 60;
const DEEPEST = 14;
const SMALLEST_LEAF = 5;
/** The thresholds that are tried for each feature of a node. */
const TRIED = 4;

/** A forest of extremely randomised trees (P. Geurts, D. Ernst, L. Wehenkel, 2006) that tells made rows from others. */
export function growForest(
  features: Features,
  isMade: Uint8Array,
  rows: Int32Array,
  draw: () => number,
): Forest {
  const gains = new Float64Array(features.length);
  const trees = Array.from({ length: TREES }, () =>
    grow({ features, isMade, draw, gains }, rows, 0),
  );
  const best = gains.indexOf(gains.reduce((most, gain) => Math.max(most, gain), 0));
  return {
    score: (of, row) => trees.reduce<number>((sum, tree) => sum + leafOf(tree, of, row), 0) / TREES,
    best,
  };
}

interface Growing {
  readonly features: Features;
  readonly isMade: Uint8Array;
  readonly draw: () => number;
  readonly gains: Float64Array;
}

function grow(growing: Growing, rows: Int32Array, depth: number): Tree {
  const { features, isMade, draw, gains } = growing;
  const made = countMade(rows, isMade);
  const share = made / rows.length;
  if (depth === DEEPEST || rows.length < 2 * SMALLEST_LEAF || share === 0 || share === 1)
    return share;
  let best: { feature: number; at: number; gain: number } | undefined;
  const wanted = Math.ceil(Math.sqrt(features.length)) + 1;
  for (let i = 0; i < wanted; i++) {
    const feature = Math.floor(draw() * features.length);
    const values = features[feature] as Float64Array;
    for (let j = 0; j < TRIED; j++) {
      const at = values[rows[Math.floor(draw() * rows.length)] as number] as number;
      const gain = gainOf(values, at, rows, isMade, share);
      if (gain > (best?.gain ?? 0)) best = { feature, at, gain };
    }
  }
  if (best === undefined) return share;
  const { feature, at, gain } = best;
  gains[feature] = (gains[feature] as number) + gain;
  const values = features[feature] as Float64Array;
  const isLow = (row: number): boolean => (values[row] as number) <= at;
  return {
    feature,
    at,
    low: grow(growing, rows.filter(isLow), depth + 1),
    high: grow(
      growing,
      rows.filter((row) => !isLow(row)),
      depth + 1,
    ),
  };
}

function countMade(rows: Int32Array, isMade: Uint8Array): number {
  return rows.reduce((sum, row) => sum + (isMade[row] as number), 0);
}

/** By how much a split lowers the variance of a node; 0 if a side would be too small. */
function gainOf(
  values: Float64Array,
  at: number,
  rows: Int32Array,
  isMade: Uint8Array,
  share: number,
): number {
  let [low, made] = [0, 0];
  for (const row of rows) {
    if ((values[row] as number) > at) continue;
    low++;
    made += isMade[row] as number;
  }
  const high = rows.length - low;
  if (low < SMALLEST_LEAF || high < SMALLEST_LEAF) return 0;
  const [ofLow, ofHigh] = [made / low, (share * rows.length - made) / high];
  return low * (ofLow - share) ** 2 + high * (ofHigh - share) ** 2;
}

function leafOf(tree: Tree, features: Features, row: number): number {
  let at: Tree = tree;
  while (typeof at !== 'number') {
    at = (features[at.feature]?.[row] as number) <= at.at ? at.low : at.high;
  }
  return at;
}
