import { builtInFormats } from '../../domain/formats/index.js';
import { builtInDialects } from '../../domain/sql-dialects/index.js';

/** All formats of the package, in a file of their own. */
export const everyFormat = builtInFormats(builtInDialects, {});
