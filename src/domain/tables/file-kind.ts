/** The kind of a file; `unusable` comes with the reason why no table can be read from the file. */
export type FileKind =
  | { readonly is: 'zip' | 'gzip' | 'tar' | 'parquet' | 'text' | 'empty' }
  | { readonly is: 'unusable'; readonly reason: string };

interface Magic {
  readonly bytes: readonly number[];
  readonly at?: number;
  readonly kind: FileKind;
}

function ascii(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

function unusable(description: string): FileKind {
  return { is: 'unusable', reason: `the file is ${description}, not a table` };
}

const magics: readonly Magic[] = [
  { bytes: [...ascii('PK'), 3, 4], kind: { is: 'zip' } },
  { bytes: [...ascii('PK'), 5, 6], kind: { is: 'unusable', reason: 'the zip archive is empty' } },
  { bytes: [...ascii('PK'), 7, 8], kind: { is: 'unusable', reason: 'the zip archive is split' } },
  { bytes: [0x1f, 0x8b], kind: { is: 'gzip' } },
  { bytes: ascii('PAR1'), kind: { is: 'parquet' } },
  { bytes: ascii('PARE'), kind: { is: 'unusable', reason: 'the parquet file is encrypted' } },
  { bytes: ascii('ustar'), at: 257, kind: { is: 'tar' } },
  { bytes: ascii('SQLite format 3\0'), kind: unusable('an SQLite database') },
  { bytes: ascii('BZh'), kind: unusable('compressed with bzip2') },
  { bytes: [0xfd, ...ascii('7zXZ')], kind: unusable('compressed with xz') },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], kind: unusable('compressed with zstd') },
  { bytes: [...ascii('7z'), 0xbc, 0xaf], kind: unusable('a 7z archive') },
  { bytes: ascii('Rar!'), kind: unusable('a rar archive') },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], kind: unusable('an old Excel workbook') },
  { bytes: ascii('%PDF-'), kind: unusable('a PDF document') },
  { bytes: ascii('ARROW1'), kind: unusable('an Arrow file') },
  { bytes: [...ascii('Obj'), 1], kind: unusable('an Avro file') },
  { bytes: [0x89, ...ascii('HDF')], kind: unusable('an HDF5 file') },
  { bytes: ascii('version https://git-lfs'), kind: unusable('a pointer of Git LFS') },
];

const PAGE = /^\s*<(?:!doctype\s+html|html|head|body|\?xml|error)\b/i;

/** A text with a larger share of control characters is binary data. */
const MOST_CONTROLS = 0.05;

function startsWith(head: Uint8Array, { bytes, at = 0 }: Magic): boolean {
  return bytes.every((byte, i) => head[at + i] === byte);
}

/** Detects the kind of a file from its first bytes, never from its name; 512 bytes suffice. */
export function fileKind(head: Uint8Array): FileKind {
  if (head.length === 0) return { is: 'empty' };
  return magics.find((magic) => startsWith(head, magic))?.kind ?? { is: 'text' };
}

/** The reason why a decoded text is not a table; undefined if it may be one. */
export function textComplaint(text: string): string | undefined {
  if (PAGE.test(text)) return 'the file is an HTML or XML page, not a table';
  const controls = text.match(/[\x00-\x08\x0e-\x1b]/g)?.length ?? 0;
  if (controls > text.length * MOST_CONTROLS) return 'the file is binary data of no known kind';
  return text.trim() === '' ? 'the file is empty' : undefined;
}
