import { builtInDialects, builtInFormats } from '../../src/page/formats.js';
import { byName, type Formats } from '../../src/page/index.js';

/** Every format of the package: a module of its own, which the page loads when a request names one of them. */
export const allFormats: Formats = byName('formats', builtInFormats(builtInDialects, {}));
