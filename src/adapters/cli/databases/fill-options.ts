/** Options of the commands that fill a database. */
export interface FillOptions {
  readonly truncate?: true;
  readonly yes?: true;
  readonly resume?: true;
  readonly upsert?: true;
  readonly key?: readonly string[];
  readonly quiet?: true;
  readonly skipRefused?: true;
}
