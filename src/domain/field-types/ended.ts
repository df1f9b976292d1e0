import { fieldType } from './field-type.js';
import { lifeMoments, plannedLife } from './life-moments.js';

export const ended = fieldType({
  name: 'ended',
  synonyms: ['deleted_at', 'closed_at', 'cancelled_at'],
  description:
    'Moment at which the row ended, null while it lives; in a table with lives whose rows stay after their end.',
  ...lifeMoments,
  plan: (given, context) => plannedLife(given, context, (life) => life.ended()),
});
