const TABLE = /\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|parquet|pq)$/i;
const PACKED = /\.(?:zip|tar|tgz|tar\.gz)$/i;

/** Whether a file of this name may be an uncompressed table. */
export function isTableName(name: string): boolean {
  return TABLE.test(name);
}

/** Whether a file of this name may be a table, or an archive or compressed file that contains one. */
export function mayHoldTable(name: string): boolean {
  return PACKED.test(name) || TABLE.test(name.replace(/\.gz$/i, ''));
}

/** The archive member that a name asks for: `inner/a.csv` of `data.zip/inner/a.csv`; undefined: any table. */
export function wantedMember(name: string): string | undefined {
  return /\.(?:zip|tar|tgz|tar\.gz)\/(.+)$/i.exec(name)?.[1];
}

/** Whether an archive member is an ordinary file: not a folder, not a path out of the archive, not macOS metadata. */
export function isPlainMember(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    !path.includes('\\') &&
    !path.includes('\0') &&
    !/^[a-z]:/i.test(path) &&
    parts[0] !== '__MACOSX' &&
    !parts.at(-1)?.startsWith('._')
  );
}
