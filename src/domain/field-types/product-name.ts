import { productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { oneOf } from '../constraints/texts.js';
import {
  CATEGORIES,
  type Catalogue,
  catalogueOf,
  type GoodsRun,
} from '../entities/product-catalogue.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** The goods to draw from: all, or those of a category. */
function runOf(category: string | undefined, { goods, runs }: Catalogue): GoodsRun {
  const run = category === undefined ? undefined : runs[CATEGORIES.values.indexOf(category)];
  return run ?? { start: 0, count: goods.length };
}

export const productName = fieldType({
  name: 'product_name',
  synonyms: ['product'],
  category: 'company and commerce',
  description:
    'Product name made of line, quality and kind; agrees with the product category and the price.',
  constraints: { category: oneOf('only products of this category', CATEGORIES.values) },
  facet: {
    entity: 'product',
    words: ['product_name', 'product_title', 'item_name', 'product', 'item'],
  },
  locales: ['en'],
  translations: ['product', 'product_category'],
  capacity: ({ category }, lexicon) => {
    const catalogue = catalogueOf(lexicon);
    return catalogue.lines.length * runOf(category, catalogue).count;
  },
  plan: ({ category }, context) => {
    const product = context.entities.product(context.link);
    const { catalogue, line } = product;
    const { lines } = catalogue;
    const { start, count: size } = runOf(category, catalogue);
    const item = new IndexVector();
    if (context.unique) {
      const n = lines.length * size;
      const elements = uniqueNumbers(context, { min: 0, step: 1, n });
      const { indices, steps } = productIndices(elements, [lines.length, size]);
      const [ownLine, within] = indices as [IndexVector, IndexVector];
      const fill = (_row: number, count: number): void => {
        for (let i = 0; i < count; i++) item.data[i] = start + (within.data[i] as number);
      };
      return named(catalogue, ownLine, item, [...steps, { vectors: [item], fill }]);
    }
    if (category === undefined) {
      const { indices, steps } = product.item;
      return named(catalogue, line.indices, indices, [...line.steps, ...steps]);
    }
    const key = product.key('item');
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) item.data[i] = start + drawBelow(key, row + i, size);
    };
    return named(catalogue, line.indices, item, [...line.steps, { vectors: [item], fill }]);
  },
});

/** A column of names: line and goods in the order of the language. */
function named(
  { lines, lineFirst, goods }: Catalogue,
  line: IndexVector,
  item: IndexVector,
  steps: readonly FillStep[],
) {
  const pieces = [words(lines, line), literal(' '), words(goods, item)];
  return textColumn(steps, ...(lineFirst ? pieces : pieces.reverse()));
}
