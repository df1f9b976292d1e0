/** One line of the table that the bench prints. */
export interface Line {
  /** The measured work. */
  readonly what: string;
  /** The name of the contestant. */
  readonly by: string;
  /** The measured figure, with its unit. */
  readonly figure: string;
  /** The ratio to another contestant of the same run. */
  readonly ratio?: string;
  /** The aim for the figure or the ratio. */
  readonly aim?: string;
}
