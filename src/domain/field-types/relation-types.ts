import { changed } from './changed.js';
import { copy } from './copy.js';
import { ended } from './ended.js';
import type { FieldType } from './field-type.js';
import { ordinal } from './ordinal.js';
import { reference } from './reference.js';
import { RELATION_TYPE_NAMES } from './relation-type-names.js';
import { running } from './running.js';
import { total } from './total.js';

const types: Readonly<Record<(typeof RELATION_TYPE_NAMES)[number], FieldType>> = {
  reference,
  copy,
  ordinal,
  running,
  total,
  changed,
  ended,
};

/** The field types of relations between tables. Only a table of a set can have them. */
export const relationTypes: readonly FieldType[] = RELATION_TYPE_NAMES.map((name) => types[name]);
