import { byName } from '../../src/domain/basics/by-name.js';
import type { Formats } from '../../src/domain/formats/format.js';
import { builtInFormats } from '../../src/domain/formats/index.js';
import { builtInDialects } from '../../src/domain/sql-dialects/index.js';

/** Every format of the package: a module of its own, which the page loads when a request names one of them. */
export const allFormats: Formats = byName('formats', builtInFormats(builtInDialects, {}));
