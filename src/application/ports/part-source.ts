import type { RunPart } from '../../domain/bulk/run-parts.js';

/** The terms on which a part is made. */
export interface PartWork {
  /** Stops the work: the chunks then end with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Is called repeatedly with the number of rows of the part that are made. */
  onRows(made: number): void;
}

/** Makes the bytes of the parts of one run. The bytes of a part are the same each time, in every process. */
export interface PartSource {
  /** The file of a part in chunks. A chunk may be overwritten as soon as the next one is asked for. */
  open(part: RunPart, work: PartWork): AsyncIterable<Uint8Array>;
}
