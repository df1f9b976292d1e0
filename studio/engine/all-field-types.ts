import { builtInFieldTypes } from '../../src/page/field-types.js';
import { byName, type FieldTypes } from '../../src/page/index.js';

/** Every field type of the engine. */
export const allFieldTypes: FieldTypes = byName('field types', builtInFieldTypes);
