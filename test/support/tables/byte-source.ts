import type { ByteSource } from '../../../src/application/ports/table-reader.js';

/** A source of given bytes that tells what was asked of it. */
export interface LoggedSource extends ByteSource {
  readonly log: {
    /** Bytes that left by the stream. */
    streamed: number;
    /** Whether the stream was left or read to its end. */
    closed: boolean;
    /** Start and end of each range, and the bytes that left. */
    readonly ranges: (readonly [start: number, end: number | undefined, bytes: number])[];
  };
}

export interface SourceOptions {
  readonly ranges?: boolean;
  /** Bytes of a chunk. */
  readonly chunk?: number;
  /** Undefined: not told. */
  readonly size?: number | undefined;
  /** Bytes that may be taken. */
  readonly most?: number;
}

export function byteSource(
  name: string,
  content: Uint8Array | string,
  options: SourceOptions = {},
): LoggedSource {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { chunk = 16_384, most = Number.POSITIVE_INFINITY } = options;
  const log: LoggedSource['log'] = { streamed: 0, closed: false, ranges: [] };
  const range = async (start: number, end?: number): Promise<Uint8Array> => {
    const part = bytes.subarray(start, end);
    log.ranges.push([start, end, part.length]);
    return part;
  };
  return {
    name,
    size: 'size' in options ? options.size : bytes.length,
    range: options.ranges ? range : undefined,
    log,
    cut: () => log.streamed >= most,
    async *stream() {
      try {
        const end = Math.min(bytes.length, most);
        for (let at = 0; at < end; at += chunk) {
          const part = bytes.subarray(at, Math.min(at + chunk, end));
          log.streamed += part.length;
          yield part;
        }
      } finally {
        log.closed = true;
      }
    },
  };
}
