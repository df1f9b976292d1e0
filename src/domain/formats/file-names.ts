/** Characters that a file of some system cannot have in its name, or that mislead a reader. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]/gu;

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
