import { oneOf } from '../constraints/texts.js';
import { GENDERS } from '../entities/person.js';

/** A column with this constraint shows a different person than a column without it. */
export const genderConstraint = oneOf('only people of this gender', GENDERS);
