import type { Segment } from '../encoding/segments.js';
import type { Kernel, Target } from '../kernel/kernel.js';

/** A segment without bytes, which notes where it stands in each row of a window. */
export class OffsetMark implements Segment {
  readonly minLength = 0;
  readonly maxLength = 0;
  /** The offset of each row's mark among the bytes of the window. */
  offsets: Int32Array = new Int32Array(0);

  write(_kernel: Kernel, { offsets }: Target, count: number): void {
    if (this.offsets.length < count) this.offsets = new Int32Array(offsets.length);
    this.offsets.set(offsets.subarray(0, count));
  }
}
