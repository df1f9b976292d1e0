import { mask as template } from '../columns/mask-param.js';
import { maskCapacity, maskColumn } from '../columns/masks.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

export const mask = fieldType({
  name: 'mask',
  category: 'text and choices',
  description: 'Text that follows a template such as "##-??-**".',
  constraints: {
    mask: withDefault(
      template(
        '# is a digit, ? a letter A-Z, * either; a backslash keeps the next character unchanged',
      ),
      '##-??-**',
    ),
  },
  capacity: ({ mask: given }) => maskCapacity(given),
  plan: ({ mask: given }, context) => maskColumn(given, context),
});
