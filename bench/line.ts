/** One line of the table that the bench prints. */
export interface Line {
  /** What was done. */
  readonly what: string;
  /** Who did it. */
  readonly by: string;
  /** What was measured, with its unit. */
  readonly figure: string;
  /** Against what it was held, in the same run. */
  readonly ratio?: string;
  /** What we want of the figure or the ratio. */
  readonly aim?: string;
}
