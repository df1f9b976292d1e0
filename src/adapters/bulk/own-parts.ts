import type { PartSource } from '../../application/ports/part-source.js';

/** Makes parts of a run in this process. */
export interface OwnParts extends PartSource {
  /** The number of parts to make at a time, so that there is work while the end of a part is written. */
  readonly lanes: number;
  close(): Promise<void>;
}
