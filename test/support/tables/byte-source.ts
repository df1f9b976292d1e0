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
}

export function byteSource(
  name: string,
  content: Uint8Array | string,
  options: SourceOptions = {},
): LoggedSource {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { chunk = 16_384 } = options;
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
    async *stream() {
      try {
        for (let at = 0; at < bytes.length; at += chunk) {
          const part = bytes.subarray(at, at + chunk);
          log.streamed += part.length;
          yield part;
        }
      } finally {
        log.closed = true;
      }
    },
  };
}
