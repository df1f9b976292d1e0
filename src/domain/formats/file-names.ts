/** Characters that a file of some system cannot have in its name, or that mislead a reader: lone surrogates and marks of direction. */
const FORBIDDEN =
  /[\x00-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;

/** What a folder cannot begin or end with: `.` and `..` are other folders, and Windows drops points and blanks at the end. */
const FORBIDDEN_AT_ENDS = /^\.|[. ]$/g;

/**
 * The names of the files of tables, with `_` for characters that a file name cannot have. Names that differ only by case
 * get a number, because some systems would put both into one file.
 */
export function fileNames(tableNames: readonly string[], extension: string): readonly string[] {
  return distinct(tableNames.map(stemOf), `.${extension}`);
}

/** The names of folders for tables, in the same way. None of them is in `taken`. */
export function folderNames(
  tableNames: readonly string[],
  taken: readonly string[],
): readonly string[] {
  const stems = tableNames.map((name) => stemOf(name).replace(FORBIDDEN_AT_ENDS, '_'));
  return distinct([...taken, ...stems], '').slice(taken.length);
}

function stemOf(tableName: string): string {
  return tableName.replace(FORBIDDEN, '_');
}

function distinct(stems: readonly string[], end: string): readonly string[] {
  const taken = new Set<string>();
  return stems.map((stem) => {
    for (let number = 1; ; number++) {
      const name = `${stem}${number === 1 ? '' : `-${number}`}${end}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
