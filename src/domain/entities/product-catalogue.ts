import { oncePer } from '../basics/once-per.js';
import { weighted } from '../columns/weighted-values.js';
import type { Lexicon } from '../lexicon/lexicon.js';

interface Shelf {
  readonly weight: number;
  readonly qualities: readonly string[];
  /** Half of the products of a kind cost less than this, in dollars of the United States: our estimate. */
  readonly products: Readonly<Record<string, number>>;
  /** The same for the five kinds of the translations, if they are not those of English. */
  readonly translated?: readonly number[];
}

/** The goods of a shop: any quality of a shelf combines with any product of it. The weights are our estimate. */
const SHELVES: Readonly<Record<string, Shelf>> = {
  Electronics: {
    weight: 18,
    qualities: ['Wireless', 'Compact', 'Portable', 'Noise-Cancelling', 'Smart', 'Rechargeable'],
    products: {
      Headphones: 79,
      Speaker: 59,
      Webcam: 49,
      Keyboard: 55,
      'Power Bank': 32,
      Monitor: 219,
      Tablet: 289,
    },
    translated: [79, 59, 55, 32, 49],
  },
  'Home and Kitchen': {
    weight: 17,
    qualities: ['Ceramic', 'Stainless Steel', 'Cast Iron', 'Bamboo', 'Enamel', 'Copper'],
    products: {
      Saucepan: 42,
      Kettle: 38,
      'Mixing Bowl': 19,
      'Serving Tray': 24,
      'Coffee Pot': 34,
      Colander: 18,
    },
    translated: [42, 38, 19, 24, 18],
  },
  Clothing: {
    weight: 16,
    qualities: ['Cotton', 'Linen', 'Merino', 'Organic', 'Slim-Fit', 'Striped'],
    products: {
      'T-Shirt': 19,
      Shirt: 39,
      Sweater: 54,
      Trousers: 52,
      Scarf: 26,
      Hoodie: 48,
      Socks: 9,
    },
    translated: [39, 54, 26, 48, 19],
  },
  Grocery: {
    weight: 12,
    qualities: ['Wholegrain', 'Roasted', 'Unsweetened', 'Gluten-Free', 'Fair-Trade', 'Dried'],
    products: {
      Granola: 5.5,
      Almonds: 8,
      'Oat Drink': 3,
      'Coffee Beans': 13,
      Apricots: 5,
      Chickpeas: 2.5,
    },
    translated: [5.5, 3.5, 13, 5, 2.5],
  },
  'Beauty and Care': {
    weight: 8,
    qualities: ['Hydrating', 'Fragrance-Free', 'Herbal', 'Soothing', 'Vegan'],
    products: {
      Shampoo: 8,
      'Hand Cream': 9,
      'Face Wash': 10,
      'Lip Balm': 4.5,
      Sunscreen: 14,
      'Soap Bar': 5,
    },
    translated: [8, 9, 10, 4.5, 5],
  },
  Sports: {
    weight: 8,
    qualities: ['Lightweight', 'Waterproof', 'Adjustable', 'Breathable', 'Non-Slip'],
    products: {
      'Yoga Mat': 32,
      'Running Vest': 38,
      'Bike Helmet': 62,
      'Dumbbell Set': 45,
      'Swim Goggles': 19,
    },
  },
  'Toys and Games': {
    weight: 7,
    qualities: ['Wooden', 'Magnetic', 'Classic', 'Educational', 'Giant'],
    products: {
      Puzzle: 16,
      'Building Blocks': 29,
      'Train Set': 42,
      'Board Game': 32,
      'Doll House': 79,
    },
  },
  Garden: {
    weight: 5,
    qualities: ['Galvanised', 'Terracotta', 'Folding', 'Solar', 'Weatherproof'],
    products: {
      Planter: 24,
      'Watering Can': 19,
      'Garden Chair': 65,
      'Hand Trowel': 11,
      'Bird Feeder': 22,
    },
  },
  'Office Supplies': {
    weight: 5,
    qualities: ['Recycled', 'Dotted', 'Refillable', 'Hardcover', 'Lined'],
    products: {
      Notebook: 9,
      'Gel Pen': 3.5,
      'Document Folder': 6,
      'Desk Pad': 18,
      'Index Cards': 5,
    },
  },
  'Pet Supplies': {
    weight: 4,
    qualities: ['Washable', 'Chew-Proof', 'Orthopaedic', 'Reflective', 'Grain-Free'],
    products: {
      'Dog Bed': 48,
      'Cat Tree': 85,
      'Dog Leash': 18,
      'Feeding Bowl': 12,
      'Pet Carrier': 45,
    },
  },
};

/** Names of product lines: common words that are not brands. */
export const LINES: readonly string[] = Object.freeze([
  ...['Alder', 'Amber', 'Aspen', 'Birch', 'Brook', 'Cedar', 'Clover', 'Coral', 'Cove', 'Crest'],
  ...['Dune', 'Ember', 'Fern', 'Fjord', 'Flint', 'Glade', 'Grove', 'Harbor', 'Hazel', 'Heath'],
  ...['Heron', 'Indigo', 'Iris', 'Ivory', 'Juniper', 'Larch', 'Laurel', 'Linden', 'Lotus', 'Maple'],
  ...['Meadow', 'Mesa', 'Moss', 'Oak', 'Ochre', 'Olive', 'Opal', 'Orchid', 'Pebble', 'Pine'],
  ...['Prairie', 'Quartz', 'Reed', 'Ridge', 'River', 'Robin', 'Rowan', 'Sage', 'Shore', 'Slate'],
  ...['Sorrel', 'Sparrow', 'Spruce', 'Stone', 'Summit', 'Tern', 'Thistle', 'Thyme', 'Tide', 'Vale'],
  ...['Violet', 'Walnut', 'Willow', 'Wren'],
]);

/** The categories, weighted by their share of the sales. */
export const CATEGORIES = weighted(
  Object.fromEntries(Object.entries(SHELVES).map(([category, { weight }]) => [category, weight])),
);

/** A run of `GOODS`: the goods of one category. */
export interface GoodsRun {
  readonly start: number;
  readonly count: number;
}

const goods: string[] = [];
const medians: number[] = [];

/** The runs of the categories, in their order. */
const GOODS_RUNS: readonly GoodsRun[] = Object.values(SHELVES).map(({ qualities, products }) => {
  const start = goods.length;
  for (const quality of qualities) {
    for (const [product, median] of Object.entries(products)) {
      goods.push(`${quality} ${product}`);
      medians.push(median);
    }
  }
  return { start, count: goods.length - start };
});

/** All English goods without their product line, each once. */
export const GOODS: readonly string[] = Object.freeze(goods);

/** The words of product names in one language. */
export interface Catalogue {
  readonly lines: readonly string[];
  /** Whether the line comes before the goods. */
  readonly lineFirst: boolean;
  readonly goods: readonly string[];
  /** The runs of the categories in `goods`, in the order of `CATEGORIES`. */
  readonly runs: readonly GoodsRun[];
  /** The median price of each of `goods`, in dollars of the United States. */
  readonly medians: readonly number[];
}

const ENGLISH: Catalogue = {
  lines: LINES,
  lineFirst: true,
  goods: GOODS,
  runs: GOODS_RUNS,
  medians,
};

/** The medians of translated goods: the kinds of a category repeat for each quality. */
function translatedMedians(count: number): readonly number[] {
  return Object.values(SHELVES).flatMap(({ products, translated = Object.values(products) }) =>
    Array.from({ length: count }, (_, i) => translated[i % translated.length] as number),
  );
}

/**
 * The words of product names in a locale. A translation has as many goods in each category. A language that has lines of
 * its own names them after the goods.
 */
export const catalogueOf = oncePer((lexicon: Lexicon): Catalogue => {
  const goods = lexicon.words('product') ?? [];
  // A list that has no goods for each category translates nothing.
  if (goods.length === 0 || goods.length % CATEGORIES.values.length > 0) return ENGLISH;
  const count = goods.length / CATEGORIES.values.length;
  const runs = CATEGORIES.values.map((_, i) => ({ start: i * count, count }));
  const lines = lexicon.words('product_line');
  return {
    lines: lines ?? LINES,
    lineFirst: lines === undefined,
    goods,
    runs,
    medians: translatedMedians(count),
  };
});
