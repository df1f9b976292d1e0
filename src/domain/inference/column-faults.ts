import type { Fault } from '../errors/fault.js';
import { nearestName } from '../errors/nearest-name.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { unknownName } from '../schema/decode-members.js';
import type { TableSample } from '../tables/table-sample.js';
import { knownWords } from './known-words.js';
import { sampledColumns } from './sampled-columns.js';

/** A column that an option of inference names, and the place of that option in the request. */
export interface AskedColumn {
  readonly path: string;
  readonly name: string;
}

/** A fault lists at most this many columns. */
const MOST_LISTED = 50;

/** A fault for each of these columns that the table does not have. */
export function columnFaults(
  sample: TableSample,
  asked: readonly AskedColumn[],
  lexicon: Lexicon,
): readonly Fault[] {
  if (asked.length === 0) return [];
  const { names } = sampledColumns(sample, knownWords(lexicon), sample.columns.length);
  return asked
    .filter(({ name }) => !names.includes(name))
    .map(({ name, path }) =>
      unknownName('column', name, names.slice(0, MOST_LISTED), path, nearestName(name, names)),
    );
}
