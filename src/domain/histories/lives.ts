/** Fields of a table that change together. */
export interface ChangeRule {
  readonly fields: readonly string[];
  /** The mean time from one change of a row to its next one, in milliseconds. */
  readonly every: number;
}

/** How the rows of a table live. */
export interface Lives {
  /** The field with the moment of birth; missing in rows that are born and end with their parents. */
  readonly born?: string | undefined;
  readonly changes: readonly ChangeRule[];
  readonly end?:
    | {
        /** The mean time of a life that ends, in milliseconds. */
        readonly after: number;
        readonly share: number;
        readonly as: 'delete' | 'flag';
      }
    | undefined;
}
