/** Data that a step reads in every window and that takes long to compute. Several steps may share it. */
export interface Preparation {
  /** The estimated time that `make` takes, in nanoseconds. */
  readonly cost: number;
  /** The most memory that the data needs, in bytes. */
  readonly bytes: number;
  /** Computes the data if it is missing. Without this call, the first window computes it. */
  make(): void;
}
