/** A file that is generated from the code. */
export interface ReferencePage {
  /** Path from the root of the package. */
  readonly path: string;
  readonly text: string;
}
