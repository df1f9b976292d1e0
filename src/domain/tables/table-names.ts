const TABLE = /\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|parquet|pq)$/i;
const PACKED = /\.(?:zip|tar|tgz|tar\.gz)$/i;

/** Whether a file of this name may be a table, not packed. */
export function isTableName(name: string): boolean {
  return TABLE.test(name);
}

/** Whether a file of this name may be a table, or hold one. */
export function mayHoldTable(name: string): boolean {
  return PACKED.test(name) || TABLE.test(name.replace(/\.gz$/i, ''));
}

/** `data.zip/inner/a.csv` asks for the member `inner/a.csv`; undefined: whichever is a table. */
export function wantedMember(name: string): string | undefined {
  return /\.(?:zip|tar|tgz|tar\.gz)\/(.+)$/i.exec(name)?.[1];
}

/** Whether a member of an archive is one that people put there: no folder, no way out, no shadow of macOS. */
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
