/** The kind of value that a cell looks like; `text` if it looks like none of the others. */
export type CellKind = 'empty' | 'number' | 'boolean' | 'time' | 'address' | 'identifier' | 'text';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const CLOCK =
  '\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?(?: ?[ap]\\.?m\\.?)?(?:z|[+-]\\d{2}:?\\d{2})?';
const DAY = [
  '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}\\.?',
  `\\d{1,4}[- /]${MONTH}(?:[- /]\\d{1,4})?`,
  `${MONTH}[- /.]+\\d{1,4}(?:,? \\d{4})?`,
].join('|');

/** In the order in which they are tried. */
const kinds: readonly (readonly [CellKind, RegExp])[] = [
  [
    'number',
    /^[-+]?[$€£¥]?[-+]?(?:(?:\d+|\d{1,3}(?:[ ,.'\u00a0]\d{3})+)(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?(?: ?[%€$£¥])?$/i,
  ],
  ['boolean', /^(?:true|false|yes|no|t|f|y|n)$/i],
  ['time', new RegExp(`^(?:(?:${DAY})(?:[ t,]+${CLOCK})?|${CLOCK})$`, 'i')],
  ['address', /^(?:[a-z][a-z\d+.-]*:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.[a-z]{2,})$/i],
  [
    'identifier',
    /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{24,}|\d{1,3}(?:\.\d{1,3}){3})$/i,
  ],
];

/** Characters; a longer cell is `text`, which saves matching the patterns against whole articles. */
const LONGEST = 100;

export function cellKind(cell: string): CellKind {
  const text = cell.trim();
  if (text === '') return 'empty';
  if (text.length > LONGEST) return 'text';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text';
}
