import { type Escape, escapeText } from '../encoding/escape.js';

/** The form of a character that XML forbids, as spreadsheets read it (ISO/IEC 29500, 22.9.2.19, ST_Xstring). */
function codeForm(code: number): string {
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** Characters below U+0020 that XML allows. A parser reads a bare CR as LF, so CR is a reference. */
const ALLOWED = new Map([
  [0x09, '\t'],
  [0x0a, '\n'],
  [0x0d, '&#13;'],
]);

const controls = Array.from({ length: 32 }, (_, code) => {
  return [String.fromCharCode(code), ALLOWED.get(code) ?? codeForm(code)] as const;
}).filter(([character, form]) => character !== form);

/** XML 1.0, 2.2 and 2.4, for the content of an element of a spreadsheet. */
export const xmlEscape: Escape = {
  id: 'xml',
  replacements: new Map([
    ...controls,
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ['\ufffe', codeForm(0xfffe)],
    ['\uffff', codeForm(0xffff)],
  ]),
};

/** A whole text. A part that looks like the form of a character is changed, so that it is read as it stands. */
export function xmlText(text: string): string {
  return escapeText(text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, codeForm(0x5f)), xmlEscape);
}
