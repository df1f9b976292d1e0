import { decimalText } from '../domain/basics/decimal-text.js';
import { entryOf } from '../domain/basics/entry-of.js';
import { FILE_END } from '../domain/formats/archive.js';
import { DAY_MS } from '../domain/time/calendar.js';
import type { Cell, FormatReader, ReadTable } from './format-reader.js';

const ROW = /<row r="(\d+)">(.*?)<\/row>/gsy;
/** A null cell, a value, or a text, in which a bare CR and the characters that XML forbids do not occur. */
const CELL =
  /<c r="([A-Z]+)(\d+)"(?: s="(\d+)")?(?:\/>|( t="b")?><v>(-?\d[\d.e+-]*)<\/v><\/c>| t="inlineStr"><is><t(?: xml:space="preserve")?>([^<>\x00-\x08\x0b-\x1f\ufffe\uffff]*)<\/t><\/is><\/c>)/gy;
const ROW_END = '</row>';
const REFERENCE = /&(?:amp|lt|gt|quot|#13);/g;
const CODE_FORM = /_x([\dA-Fa-f]{4})_/g;

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#13;', '\r'],
]);

/** The day number of 1970-01-01. */
const EPOCH = 25_569;

function textOf(xml: string): string {
  return xml
    .replace(REFERENCE, (reference) => entryOf(characters, reference))
    .replace(CODE_FORM, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The styles that show a number as a day, and as a moment with seconds and with milliseconds. */
const DATE_STYLES: readonly string[] = ['1', '2', '3'];

/** The moment of a day number, in the notation of JSON. */
function momentOf(days: number, style: string): string {
  const text = new Date(Math.round((days - EPOCH) * DAY_MS)).toISOString();
  if (style === '1') return text.slice(0, 10);
  return style === '2' ? text.replace('.000Z', 'Z') : text;
}

function cellOf([, , , style = '', isBoolean, value, text]: RegExpExecArray): Cell {
  if (text !== undefined) return textOf(text);
  if (value === undefined) return null;
  if (isBoolean) return value === '1' ? 'true' : 'false';
  if (DATE_STYLES.includes(style)) return momentOf(Number(value), style);
  return value.includes('e') ? decimalText(Number(value)) : value;
}

/** Every match of a sticky expression. Throws an error if something else is between two matches, or at the end. */
function everyMatch(expression: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let end = 0; end < text.length; end = expression.lastIndex) {
    const match = expression.exec(text);
    if (match === null) throw new Error(`not read: ${JSON.stringify(text.slice(end, end + 60))}`);
    found.push(match);
  }
  return found;
}

function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

function readRow(cells: string, number: string): readonly Cell[] {
  return everyMatch(CELL, cells).map((match, i) => {
    if (match[1] !== lettersOf(i) || match[2] !== number) throw new Error('a wrong reference');
    return cellOf(match);
  });
}

/** Reads the rows of a sheet; the first row has the names. */
function readSheet(text: string): ReadTable {
  const rows = everyMatch(ROW, text).map(([, number = '', cells = '']) => readRow(cells, number));
  const [names = [], ...rest] = rows;
  return { names: names.map(String), rows: rest };
}

/** Numbers the rows from 1 on, since every window begins with the same number. */
function numbered(text: string): string {
  let row = 0;
  return text.replace(/(<(row|c) r="[A-Z]*)\d+/g, (_, start: string, element: string) => {
    if (element === 'row') row += 1;
    return start + row;
  });
}

/** A reader of the text of the format xlsx: the rows of its sheets. */
export const xlsxReader: FormatReader = {
  read: (text) => {
    if (text.includes(FILE_END)) throw new Error('there is more than one sheet');
    return readSheet(text);
  },
  glue: ([first = '', ...later]) => {
    const rows = later.map((text) => text.slice(text.indexOf(ROW_END) + ROW_END.length));
    return numbered(first + rows.join(''));
  },
};
