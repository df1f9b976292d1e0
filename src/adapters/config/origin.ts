import { textCodec } from './setting.js';

const ORIGIN = /^https?:\/\/[^/?#@*\\\s]+\/?$/i;
const PATTERN = /^https?:\/\/(?:\*\.)?[^/?#@*\\\s]+\/?$/i;

/** As browsers write it: in lower case, without the port that is the scheme's own. */
function originIn(shape: RegExp, text: string): string | undefined {
  return shape.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

export const origin = textCodec('empty, or an origin such as `https://proxy:8443`', (text) =>
  text === '' ? text : originIn(ORIGIN, text),
);

/** `*.` stands for every host below the one that follows. */
export const originPattern = textCodec(
  'origins such as `https://proxy:8443` or `https://*.example.com`',
  (text) => originIn(PATTERN, text),
);
