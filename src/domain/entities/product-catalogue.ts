import { weighted } from '../columns/weighted-values.js';
import type { Lexicon } from '../lexicon/lexicon.js';

interface Shelf {
  readonly weight: number;
  readonly qualities: readonly string[];
  readonly products: readonly string[];
}

/** The goods of a shop: any quality of a shelf combines with any product of it. The weights are our estimate. */
const SHELVES: Readonly<Record<string, Shelf>> = {
  Electronics: {
    weight: 18,
    qualities: ['Wireless', 'Compact', 'Portable', 'Noise-Cancelling', 'Smart', 'Rechargeable'],
    products: ['Headphones', 'Speaker', 'Webcam', 'Keyboard', 'Power Bank', 'Monitor', 'Tablet'],
  },
  'Home and Kitchen': {
    weight: 17,
    qualities: ['Ceramic', 'Stainless Steel', 'Cast Iron', 'Bamboo', 'Enamel', 'Copper'],
    products: ['Saucepan', 'Kettle', 'Mixing Bowl', 'Serving Tray', 'Coffee Pot', 'Colander'],
  },
  Clothing: {
    weight: 16,
    qualities: ['Cotton', 'Linen', 'Merino', 'Organic', 'Slim-Fit', 'Striped'],
    products: ['T-Shirt', 'Shirt', 'Sweater', 'Trousers', 'Scarf', 'Hoodie', 'Socks'],
  },
  Grocery: {
    weight: 12,
    qualities: ['Wholegrain', 'Roasted', 'Unsweetened', 'Gluten-Free', 'Fair-Trade', 'Dried'],
    products: ['Granola', 'Almonds', 'Oat Drink', 'Coffee Beans', 'Apricots', 'Chickpeas'],
  },
  'Beauty and Care': {
    weight: 8,
    qualities: ['Hydrating', 'Fragrance-Free', 'Herbal', 'Soothing', 'Vegan'],
    products: ['Shampoo', 'Hand Cream', 'Face Wash', 'Lip Balm', 'Sunscreen', 'Soap Bar'],
  },
  Sports: {
    weight: 8,
    qualities: ['Lightweight', 'Waterproof', 'Adjustable', 'Breathable', 'Non-Slip'],
    products: ['Yoga Mat', 'Running Vest', 'Bike Helmet', 'Dumbbell Set', 'Swim Goggles'],
  },
  'Toys and Games': {
    weight: 7,
    qualities: ['Wooden', 'Magnetic', 'Classic', 'Educational', 'Giant'],
    products: ['Puzzle', 'Building Blocks', 'Train Set', 'Board Game', 'Doll House'],
  },
  Garden: {
    weight: 5,
    qualities: ['Galvanised', 'Terracotta', 'Folding', 'Solar', 'Weatherproof'],
    products: ['Planter', 'Watering Can', 'Garden Chair', 'Hand Trowel', 'Bird Feeder'],
  },
  'Office Supplies': {
    weight: 5,
    qualities: ['Recycled', 'Dotted', 'Refillable', 'Hardcover', 'Coloured'],
    products: ['Notebook', 'Gel Pen', 'Document Folder', 'Desk Pad', 'Index Cards'],
  },
  'Pet Supplies': {
    weight: 4,
    qualities: ['Washable', 'Chew-Proof', 'Orthopaedic', 'Reflective', 'Grain-Free'],
    products: ['Dog Bed', 'Cat Tree', 'Dog Leash', 'Feeding Bowl', 'Pet Carrier'],
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

/** The runs of the categories, in their order. */
const GOODS_RUNS: readonly GoodsRun[] = Object.values(SHELVES).map(({ qualities, products }) => {
  const start = goods.length;
  for (const quality of qualities) {
    for (const product of products) goods.push(`${quality} ${product}`);
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
}

const ENGLISH: Catalogue = { lines: LINES, lineFirst: true, goods: GOODS, runs: GOODS_RUNS };

/**
 * The words of product names in a locale. A translation has as many goods in each category. A language that has lines of
 * its own names them after the goods.
 */
export function catalogueOf(lexicon: Lexicon): Catalogue {
  const goods = lexicon.words('product') ?? [];
  // A list that has no goods for each category translates nothing.
  if (goods.length === 0 || goods.length % CATEGORIES.values.length > 0) return ENGLISH;
  const count = goods.length / CATEGORIES.values.length;
  const runs = CATEGORIES.values.map((_, i) => ({ start: i * count, count }));
  const lines = lexicon.words('product_line');
  return { lines: lines ?? LINES, lineFirst: lines === undefined, goods, runs };
}
