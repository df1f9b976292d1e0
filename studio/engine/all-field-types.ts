import { byName } from '../../src/domain/basics/by-name.js';
import type { FieldTypes } from '../../src/domain/field-types/field-type.js';
import { builtInFieldTypes } from '../../src/domain/field-types/index.js';

/** Every field type of the engine. */
export const allFieldTypes: FieldTypes = byName('field types', builtInFieldTypes);
