import { copy } from './copy.js';
import type { FieldType } from './field-type.js';
import { ordinal } from './ordinal.js';
import { reference } from './reference.js';
import { running } from './running.js';
import { total } from './total.js';

/** The field types of relations between tables. Only a table of a set can have them. */
export const relationTypes: readonly FieldType[] = [reference, copy, ordinal, running, total];
