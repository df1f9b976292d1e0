/** How DuckDB says that other rows refer to a row, by the reference and its value. */
const REFERRED =
  /^Constraint Error: Violates foreign key constraint because key "(?<key>[\s\S]*)" is still referenced by a foreign key/;

/** What an error of DuckDB says of a row to which others refer; undefined if it is about something else. */
export function refusedChange(message: string): string | undefined {
  const { key } = REFERRED.exec(message)?.groups ?? {};
  if (key === undefined) return undefined;
  return `other rows refer to one that changes (${key}). DuckDB neither deletes such a row nor changes its unique columns and references: leave these out of the request, or delete the other rows first`;
}
