import type { TextFormat } from '../../domain/formats/format.js';
import { copyText } from './copy-text.js';
import { valuesText } from './sqlite/values-text.js';

/** The formats that links name in their `notation`, besides those that every engine has. */
export const databaseFormats: readonly TextFormat[] = [copyText, valuesText];
