import { parse } from 'csv-parse/sync';
import type { TextFormatName } from '../../../src/domain/formats/index.js';
import type { Cell, FormatReader, ReadTable } from '../../../src/testing/format-reader.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { literalReaders, textOfLiteral } from '../../../src/testing/sql-literals.js';
import { xlsxReader } from '../../../src/testing/xlsx-reader.js';
import { type CsvReading, csvRows } from '../../support/csv-rows.js';
import { readInserts } from '../../support/sql-rows.js';
import type { Json } from '../../support/tables.js';

export interface FormatCase {
  readonly extension: string;
  readonly mediaType: string;
  readonly isJson: boolean;
  /** The first one reads the text of a request without options of the format. */
  readonly readers: readonly [FormatReader, ...FormatReader[]];
}

function readJson(text: string): ReadTable {
  const rows = jsonRows(text);
  const names = rows[0]?.map(([name]) => name) ?? [];
  for (const row of rows) {
    if (row.map(([name]) => name).join('\0') !== names.join('\0')) throw new Error('other names');
  }
  const cellOf = (value: string): Cell => {
    if (value === 'null') return null;
    return value.startsWith('"') ? (JSON.parse(value) as string) : value;
  };
  return { names, rows: rows.map((row) => row.map(([, value]) => cellOf(value))) };
}

const jsonReader: FormatReader = {
  read: readJson,
  glue: (windows) => `[${windows.map((text) => text.slice(1, -1)).join(',\n')}]`,
};

const ndjsonReader: FormatReader = {
  read: (text) => {
    if (!text.endsWith('\n')) throw new Error('the last line has no end');
    return readJson(`[${text.slice(0, -1).split('\n').join(',')}]`);
  },
  glue: (windows) => windows.join(''),
};

function delimitedReader(
  reading: Pick<Required<CsvReading>, 'delimiter' | 'lineEnd'> & CsvReading,
  options: Json,
): FormatReader {
  const withoutHeader = (text: string): string => {
    const [header] = parse(text, {
      delimiter: reading.delimiter,
      bom: reading.bom ?? false,
      record_delimiter: reading.lineEnd,
      to: 1,
      info: true,
    }) as unknown as readonly [{ readonly info: { readonly bytes: number } }];
    return Buffer.from(text).subarray(header.info.bytes).toString();
  };
  return {
    options,
    read: (text) => {
      const [names, ...rows] = csvRows(text, reading);
      return { names: (names ?? []).map(String), rows };
    },
    glue: ([first = '', ...later]) => first + later.map(withoutHeader).join(''),
  };
}

function csvReader(delimiter: string, bom = false): FormatReader {
  return delimitedReader({ delimiter, bom, lineEnd: '\r\n' }, { delimiter, bom });
}

function tsvReader(bom: boolean): FormatReader {
  return delimitedReader({ delimiter: '\t', bom, lineEnd: '\n' }, { bom });
}

/** A file in the notation of continental Europe, as R writes it on Linux. */
const europeanReader: FormatReader = {
  ...delimitedReader(
    { delimiter: ';', lineEnd: '\n', nullMark: 'NA' },
    { delimiter: ';', line_end: 'lf', null: 'NA', decimal: ',' },
  ),
  isFormOf: (read, cell) => /^-?\d+,\d+$/.test(read) && cell === read.replace(',', '.'),
};

function sqlCell(value: string): Cell {
  if (value === 'NULL') return null;
  if (value === 'TRUE' || value === 'FALSE') return value.toLowerCase();
  return /^[-\d]/.test(value) ? value : textOfLiteral(value, literalReaders.lineEnds);
}

const STATEMENT_END = ');\n';

/** The parts of a file: the lines before the statements, the statements, and the lines after them. */
function sqlParts(text: string): readonly [head: string, statements: string, foot: string] {
  const start = text.indexOf('INSERT INTO');
  const end = text.lastIndexOf(STATEMENT_END) + STATEMENT_END.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

const sqlReader: FormatReader = {
  read: (text) => {
    const { inserts } = readInserts(text);
    const [{ columns }] = inserts as readonly [(typeof inserts)[number]];
    for (const insert of inserts) {
      if (insert.columns.join('\0') !== columns.join('\0')) throw new Error('other columns');
    }
    return {
      names: columns,
      rows: inserts.flatMap(({ rows }) => rows.map((row) => row.map(sqlCell))),
    };
  },
  glue: (windows) => {
    const parts = windows.map(sqlParts);
    const statements = parts.map(([, text]) => text).join('');
    return (parts[0]?.[0] ?? '') + statements + (parts.at(-1)?.[2] ?? '');
  },
  isFormOf: (read, cell) => {
    const moment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{3})?)$/.exec(read);
    return moment !== null && cell === `${moment[1]}T${moment[2]}Z`;
  },
};

/** The expected facts about each format. A format without a row does not compile. */
export const formatCases: Readonly<Record<TextFormatName, FormatCase>> = {
  json: {
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    isJson: true,
    readers: [jsonReader],
  },
  ndjson: {
    extension: 'ndjson',
    mediaType: 'application/x-ndjson',
    isJson: false,
    readers: [ndjsonReader],
  },
  csv: {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8; header=present',
    isJson: false,
    readers: [
      csvReader(','),
      csvReader(';'),
      csvReader('\t', true),
      csvReader('|'),
      europeanReader,
    ],
  },
  tsv: {
    extension: 'tsv',
    mediaType: 'text/tab-separated-values; charset=utf-8',
    isJson: false,
    readers: [tsvReader(false), tsvReader(true)],
  },
  sql: {
    extension: 'sql',
    mediaType: 'application/sql; charset=utf-8',
    isJson: false,
    readers: [sqlReader],
  },
  xlsx: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isJson: false,
    readers: [xlsxReader],
  },
};
