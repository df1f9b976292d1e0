import { byName } from '../../domain/basics/by-name.js';
import { builtInFormats } from '../../domain/formats/index.js';
import { builtInDialects } from '../../domain/sql-dialects/index.js';

/** All formats of the package, in a file of their own. */
export const everyFormat = byName('formats', builtInFormats(builtInDialects, {}));
