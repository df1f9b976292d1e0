import { separatedBy, textFormat } from './format.js';
import { jsonCells, jsonString } from './json-notation.js';

/** An array of objects, one for each row; for a set, an object of such arrays. */
export const json = textFormat({
  name: 'json',
  extension: 'json',
  label: 'JSON',
  note: 'an array of objects',
  isJson: true,
  nests: true,
  type: 'application/json',
  options: {},
  mediaType: () => 'application/json; charset=utf-8',
  check: () => [],
  joined: {
    parentsFirst: false,
    around: (tables) => ({
      before: tables.map(({ tableName }, i) => `${i === 0 ? '{' : ',\n'}${jsonString(tableName)}:`),
      after: '}',
    }),
  },
  layout: ({ offset }, columns) => ({
    cells: jsonCells(columns),
    frame: () => ({
      head: '[',
      foot: ']',
      open: separatedBy(',\n', '{', offset),
      close: '}',
    }),
  }),
});
