/** The use of another field of the same row. */
export interface Reference {
  /** The name of the other field. */
  readonly field: string;
  /** Pointer to the name, below the constraints, such as `/after/field`. */
  readonly path: string;
  /** Whether the other field must hold dates or moments. */
  readonly needsMoments?: true;
}
