import { GrowingBytes } from '../encoding/growing-bytes.js';
import { encodedWindows } from '../generation/encode/encode-text.js';
import type { FoundEvents } from './found-events.js';
import type { LineMarks, LinesPlan } from './plan-lines.js';
import type { Position } from './position.js';

/** A line of a feed, with its line end. */
export interface ChangeLine {
  readonly position: Position;
  /** Its table and the key of its row, as JSON; missing if keys are not asked for. */
  readonly key?: Uint8Array;
  readonly bytes: Uint8Array;
}

/** Lines of a feed, one after the other. */
export class LineBatch {
  readonly bytes: Uint8Array;
  readonly #found: FoundEvents;
  readonly #places: Uint32Array;
  readonly #ends: Int32Array;
  readonly #isKeyed: boolean;

  /** The line of the event at place `places[i]` ends at byte `ends[i]`. */
  constructor(
    bytes: Uint8Array,
    found: FoundEvents,
    places: Uint32Array,
    ends: Int32Array,
    isKeyed: boolean,
  ) {
    this.bytes = bytes;
    this.#isKeyed = isKeyed;
    this.#found = found;
    this.#places = places;
    this.#ends = ends;
  }

  /** The lines one by one. The next batch has other events, so they are to be asked for before. */
  lines(): readonly ChangeLine[] {
    const lines: ChangeLine[] = [];
    let begin = 0;
    for (const [i, place] of this.#places.entries()) {
      const end = this.#ends[i] as number;
      const position = this.#found.positionOf(place);
      const bytes = this.bytes.subarray(begin, end);
      lines.push(this.#isKeyed ? { position, ...apart(bytes) } : { position, bytes });
      begin = end;
    }
    return lines;
  }
}

const TAB = 0x09;

/** A key and the line behind it. */
function apart(bytes: Uint8Array): Required<Pick<ChangeLine, 'key' | 'bytes'>> {
  const tab = bytes.indexOf(TAB);
  return { key: bytes.subarray(0, tab), bytes: bytes.subarray(tab + 1) };
}

/** Writes the lines of events in their order. `lines` are the plans by the ranks of the events that have lines. */
export class BatchWriter {
  readonly #lines: ReadonlyMap<number, OperationLines>;
  readonly #isKeyed: boolean;

  constructor(lines: ReadonlyMap<number, LinesPlan>, isKeyed: boolean) {
    this.#isKeyed = isKeyed;
    this.#lines = new Map([...lines].map(([rank, plan]) => [rank, new OperationLines(plan)]));
  }

  /** The lines of the events at these places; undefined if they have none. */
  write(found: FoundEvents, order: Uint32Array): LineBatch | undefined {
    for (const lines of this.#lines.values()) lines.clear();
    for (const place of order) this.#lines.get(found.rankOf(place))?.add(place);
    let length = 0;
    for (const lines of this.#lines.values()) length += lines.write(found);
    if (length === 0) return undefined;
    return this.#merged(found, order, new Uint8Array(length));
  }

  #merged(found: FoundEvents, order: Uint32Array, bytes: Uint8Array): LineBatch {
    const ends = new Int32Array(order.length);
    let count = 0;
    let length = 0;
    let last: OperationLines | undefined;
    for (const place of order) {
      const lines = this.#lines.get(found.rankOf(place));
      const added = lines?.next() ?? 0;
      if (added === 0) continue;
      // Most lines follow one of the same plan, behind which they stand there, too.
      if (last !== lines) last?.copyTo(bytes, length);
      last = lines;
      length += added;
      order[count] = place;
      ends[count++] = length;
    }
    last?.copyTo(bytes, length);
    return new LineBatch(
      bytes,
      found,
      order.subarray(0, count),
      ends.subarray(0, count),
      this.#isKeyed,
    );
  }
}

/** The lines of one operation of a table in a batch. */
class OperationLines {
  readonly #lines: LinesPlan;
  readonly #places: number[] = [];
  readonly #bytes = new GrowingBytes(0);
  /** The length of each line, 0 if there is none. */
  #lengths = new Int32Array(0);
  #next = 0;
  /** The bytes that were taken and copied. */
  #taken = 0;
  #copied = 0;

  constructor(lines: LinesPlan) {
    this.#lines = lines;
  }

  clear(): void {
    this.#places.length = 0;
    this.#next = 0;
    this.#taken = 0;
    this.#copied = 0;
    this.#bytes.restart();
  }

  add(place: number): void {
    this.#places.push(place);
  }

  /** Writes all lines. Returns their length together. */
  write(found: FoundEvents): number {
    const { plan, events, marks } = this.#lines;
    const { length } = this.#places;
    if (length === 0) return 0;
    if (this.#lengths.length < length) this.#lengths = new Int32Array(length);
    events.take(found, this.#places);
    let written = 0;
    for (const { bytes, starts, count } of encodedWindows(plan, 0, length)) {
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const begin = marks.line.offsets[i] as number;
        const end = starts[i + 1] as number;
        const own = hasLine(bytes, marks, i) ? end - begin : 0;
        // The lines move together, over what is not a line.
        if (begin !== kept && own > 0) bytes.copyWithin(kept, begin, end);
        kept += own;
        this.#lengths[written++] = own;
      }
      this.#bytes.addLong(bytes.subarray(0, kept));
    }
    return this.#bytes.length;
  }

  /** Takes the next line. Returns its length, 0 if there is none for its event. */
  next(): number {
    const length = this.#lengths[this.#next++] as number;
    this.#taken += length;
    return length;
  }

  /** Copies the lines that were taken since the last copy to the bytes of `out` that end at a place. */
  copyTo(out: Uint8Array, end: number): void {
    const from = this.#copied;
    out.set(this.#bytes.view.subarray(from, this.#taken), end - (this.#taken - from));
    this.#copied = this.#taken;
  }
}

/** Whether the rows before and after a change differ, if that matters. */
function hasLine(bytes: Uint8Array, { rows }: LineMarks, i: number): boolean {
  if (rows === undefined) return true;
  const [before, after] = rows;
  let a = before.begin.offsets[i] as number;
  let b = after.begin.offsets[i] as number;
  const end = before.end.offsets[i] as number;
  if (end - a !== (after.end.offsets[i] as number) - b) return true;
  for (; a < end; a++, b++) if (bytes[a] !== bytes[b]) return true;
  return false;
}
