import type { ByteSource } from '../../../src/application/ports/table-reader.js';

/** A source of given bytes that records how it was read. */
export interface LoggedSource extends ByteSource {
  readonly log: {
    /** The number of bytes read from the stream. */
    streamed: number;
    /** Whether the stream was closed or read to its end. */
    closed: boolean;
    /** The start and end of each requested range, and its length. */
    readonly ranges: (readonly [start: number, end: number | undefined, bytes: number])[];
  };
}

export interface SourceOptions {
  readonly ranges?: boolean;
  /** The size of a chunk in bytes. */
  readonly chunk?: number;
  /** The announced size; undefined if it is unknown. */
  readonly size?: number | undefined;
  /** The number of bytes that may be read. */
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
