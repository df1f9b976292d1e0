import { oncePer } from '../basics/once-per.js';
import { entryTexts } from '../encoding/table-values.js';
import type { WordTable } from '../kernel/word-table.js';

/** The texts of a table in the encoding PLAIN. It is cached, because each group of rows repeats it. */
export const textDictionary = oncePer((table: WordTable): Uint8Array => {
  const { bytes, starts } = entryTexts(table);
  const entries = starts.length - 1;
  const out = new Uint8Array(bytes.length + 4 * entries);
  const view = new DataView(out.buffer);
  let end = 0;
  for (let i = 0; i < entries; i++) {
    const [from, to] = [starts[i] as number, starts[i + 1] as number];
    view.setUint32(end, to - from, true);
    out.set(bytes.subarray(from, to), end + 4);
    end += 4 + to - from;
  }
  return out;
});
