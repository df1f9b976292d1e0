import { productIndices, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { oneOf } from '../constraints/texts.js';
import {
  CATEGORIES,
  GOODS,
  GOODS_RUNS,
  type GoodsRun,
  LINES,
} from '../entities/product-catalogue.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** The goods to draw from: all, or those of a category. */
function runOf(category: string | undefined): GoodsRun {
  const run = category === undefined ? undefined : GOODS_RUNS[CATEGORIES.values.indexOf(category)];
  return run ?? { start: 0, count: GOODS.length };
}

export const productName = fieldType({
  name: 'product_name',
  synonyms: ['product'],
  category: 'company and commerce',
  description: 'Product name made of line, quality and kind; agrees with the product category.',
  constraints: { category: oneOf('only products of this category', CATEGORIES.values) },
  facet: {
    entity: 'product',
    words: ['product_name', 'product_title', 'item_name', 'product', 'item'],
  },
  locales: ['en'],
  capacity: ({ category }) => LINES.length * runOf(category).count,
  plan: ({ category }, context) => {
    const { start, count: size } = runOf(category);
    const item = new IndexVector();
    if (context.unique) {
      const n = LINES.length * size;
      const elements = uniqueNumbers(context, { min: 0, step: 1, n });
      const { indices, steps } = productIndices(elements, [LINES.length, size]);
      const [line, within] = indices as [IndexVector, IndexVector];
      const fill = (_row: number, count: number): void => {
        for (let i = 0; i < count; i++) item.data[i] = start + (within.data[i] as number);
      };
      return textColumn(
        [...steps, { vectors: [item], fill }],
        words(LINES, line),
        literal(' '),
        words(GOODS, item),
      );
    }
    const product = context.entities.product(context.link);
    const { line, category: drawn } = product;
    const key = product.key('item');
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const run = GOODS_RUNS[drawn.indices.data[i] as number] as GoodsRun;
        item.data[i] = run.start + drawBelow(key, row + i, run.count);
      }
    };
    const fillNarrowed = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) item.data[i] = start + drawBelow(key, row + i, size);
    };
    const steps =
      category === undefined
        ? [...drawn.steps, { vectors: [item], fill }]
        : [{ vectors: [item], fill: fillNarrowed }];
    return textColumn(
      [...line.steps, ...steps],
      words(LINES, line.indices),
      literal(' '),
      words(GOODS, item),
    );
  },
});
