import { separatedBy, type TextFormat } from './format.js';
import { jsonCells } from './json-notation.js';

/** An array of objects, one for each row. */
export const json: TextFormat = {
  name: 'json',
  extension: 'json',
  isJson: true,
  type: 'application/json',
  options: {},
  mediaType: () => 'application/json; charset=utf-8',
  check: () => [],
  layout: ({ offset }, columns) => ({
    cells: jsonCells(columns),
    frame: () => ({
      head: '[',
      foot: ']',
      open: separatedBy(',\n', '{', offset),
      close: '}',
    }),
  }),
};
