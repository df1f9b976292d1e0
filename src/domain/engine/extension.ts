import type { FieldType } from '../field-types/field-type.js';
import type { TextFormat } from '../formats/format.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Meaning } from '../meanings/meaning.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';

/**
 * Additions to an engine. Their names must differ from those of the package and of other extensions.
 *
 * @example
 * const extension: Extension = { lexicons: [plainLexicon('tlh', { word: ['qapla', 'batlh'] })] };
 * const fields = [{ name: 'n', type: 'integer' }];
 * const table = generate({ rows: 1, locale: 'tlh', fields }, { extensions: [extension] });
 * [...table.rows()].length; // => 1
 */
export interface Extension {
  readonly fieldTypes?: readonly FieldType[];
  readonly formats?: readonly TextFormat[];
  /** Dialects of the format `sql`. */
  readonly dialects?: readonly SqlDialect[];
  /** Words and, optionally, places; each lexicon adds a locale. */
  readonly lexicons?: readonly Lexicon[];
  /** What names of columns mean in a trade. They come before the meanings of the package. */
  readonly meanings?: readonly Meaning[];
}
