import { fieldType } from './field-type.js';
import { lifeMoments, plannedLife } from './life-moments.js';

export const changed = fieldType({
  name: 'changed',
  synonyms: ['modified_at', 'last_changed', 'last_update'],
  description:
    'Moment of the last change of the row before the moment of the table, or of its birth; in a table with lives.',
  ...lifeMoments,
  plan: (given, context) => plannedLife(given, context, (life) => life.changed()),
});
