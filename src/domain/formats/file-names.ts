/** Characters that a file of some system cannot have in its name, or that mislead a reader: lone surrogates and marks of direction. */
const FORBIDDEN =
  /[\x00-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;

/**
 * The names of the files of tables, with `_` for characters that a file name cannot have. Names that differ only by case
 * get a number, because some systems would put both into one file.
 */
export function fileNames(tableNames: readonly string[], extension: string): readonly string[] {
  const taken = new Set<string>();
  return tableNames.map((tableName) => {
    const stem = tableName.replace(FORBIDDEN, '_');
    for (let number = 1; ; number++) {
      const name = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
