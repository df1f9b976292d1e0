import type { Compression } from './compression.js';
import { type Format, hasBinaryFile, isBinary } from './format.js';

/** What the file of a table contains, and how it is called. */
export interface FileForm {
  readonly mediaType: string;
  /** Without the first dot: `csv`, `csv.gz`. */
  readonly extension: string;
  /** Text, or JSON that a response embeds directly, can be inside a JSON envelope; bytes cannot. */
  readonly content: 'json' | 'text' | 'bytes';
}

export function fileForm(
  format: Format,
  options: Readonly<Record<string, unknown>>,
  compression: Compression | undefined,
): FileForm {
  const { extension } = format;
  if (compression === undefined) {
    const mediaType = format.mediaType(options);
    if (hasBinaryFile(format)) return { mediaType, extension, content: 'bytes' };
    return { mediaType, extension, content: !isBinary(format) && format.isJson ? 'json' : 'text' };
  }
  return {
    mediaType: compression.type,
    extension: `${extension}.${compression.extension}`,
    content: 'bytes',
  };
}
