/** Whether a file has a schema and not rows; `head` is the beginning of its text. */
export function isSchemaFile(name: string, head: string): boolean {
  if (/\.(?:sql|ddl|prisma|rb)$/i.test(name)) return true;
  // A list, or one object on each line, has rows.
  return /\.json$/i.test(name) && /^\s*\{/.test(head) && !/\}\s*\n\s*\{/.test(head);
}
