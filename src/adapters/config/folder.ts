import { statSync } from 'node:fs';
import { textCodec } from './setting.js';

export const folder = textCodec('empty, or a folder that exists', (text) => {
  if (text === '') return text;
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() ? text : undefined;
});
