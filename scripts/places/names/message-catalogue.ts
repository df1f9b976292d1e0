import { readFileSync } from 'node:fs';

const MAGIC = 0x950412de;

/** Reads a catalogue of gettext (a .mo file, little-endian): the text of each message. */
export function readCatalogue(path: string): ReadonlyMap<string, string> {
  const bytes = readFileSync(path);
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error(`${path} is no catalogue of gettext`);
  const count = bytes.readUInt32LE(8);
  const textAt = (table: number, i: number): string => {
    const length = bytes.readUInt32LE(table + 8 * i);
    const start = bytes.readUInt32LE(table + 8 * i + 4);
    return bytes.toString('utf8', start, start + length);
  };
  const [ids, texts] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)];
  return new Map(
    Array.from({ length: count }, (_, i) => [textAt(ids, i), textAt(texts, i)] as const),
  );
}
