import { oneOf } from '../constraints/texts.js';
import { GENDERS } from '../entities/person.js';

/** Narrows the person: another one than the person of any gender. */
export const genderConstraint = oneOf('only people of this gender', GENDERS);
