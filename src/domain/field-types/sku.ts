import { type Mask, maskCapacity, maskColumn, parseMask } from '../columns/masks.js';
import { fieldType } from './field-type.js';

const SHAPE = parseMask('???-####-####') as Mask;

export const sku = fieldType({
  name: 'sku',
  category: 'company and commerce',
  description: 'Stock code: three letters and eight digits, such as ABC-1234-5678.',
  constraints: {},
  capacity: () => maskCapacity(SHAPE),
  plan: (_, context) => maskColumn(SHAPE, context),
});
