/** The use of another field of the same row. */
export interface FieldReference {
  /** The name of the other field. */
  readonly field: string;
  /** Pointer to the name, below the constraints, such as `/after/field`. */
  readonly path: string;
  /** The place of the name in the text of a constraint, for messages, such as ` at character 5 of the expression`. */
  readonly where?: string;
  /** Whether the other field must hold dates or moments. */
  readonly needsMoments?: true;
}
