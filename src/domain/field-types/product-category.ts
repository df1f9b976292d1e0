import { CATEGORIES } from '../entities/product-catalogue.js';
import { fieldType } from './field-type.js';
import { listedFacet } from './listed-values.js';

export const productCategory = fieldType({
  name: 'product_category',
  synonyms: ['product_type'],
  category: 'company and commerce',
  description: 'Category of a product; agrees with the product name.',
  facet: { entity: 'product', words: ['product_category', 'category'] },
  locales: ['en'],
  ...listedFacet(
    'product_category',
    CATEGORIES,
    ({ entities, link }) => entities.product(link),
    ({ category }) => category,
    { translation: 'product_category' },
  ),
});
