/** Ends a file with rows within the text of an archive: XML forbids this character, so no cell contains it. */
export const FILE_END = '\u001c';

/**
 * The sheets of a table in a workbook.
 *
 * @example
 * const sheets: Sheets = { tableName: 'people', count: 1, header: '', widths: [undefined, 11] };
 * sheets.count; // => 1
 */
export interface Sheets {
  readonly tableName: string;
  readonly count: number;
  /** The row with the names of the columns; the text of the rows has the first one. */
  readonly header: string;
  /** The widths of the columns, in characters; undefined for the default. */
  readonly widths: readonly (number | undefined)[];
}

/**
 * A file with rows: the text before them and after them.
 *
 * @example
 * const sheet: RowsFile = { name: 'sheet1.xml', head: '<sheetData>', foot: '</sheetData>' };
 * sheet.name; // => 'sheet1.xml'
 */
export interface RowsFile {
  readonly name: string;
  readonly head: string;
  readonly foot: string;
}

/**
 * The files of a zip archive around the rows of tables. The text of the format has the rows alone, with `FILE_END`
 * after the last row of each file but the last; the program puts them into the archive.
 *
 * @example
 * const notes: Archive = {
 *   files: [{ name: 'readme.txt', text: 'One file.' }],
 *   parts: [{ name: 'rows.txt', head: 'id\n', foot: '' }],
 * };
 * notes.parts.length; // => 1
 */
export interface Archive {
  /** The files without rows, which come first. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly parts: readonly RowsFile[];
}
