import { writtenName } from './completions.js';

/** Returns the new name of a field, or the same one. Names of fields inside others are joined by dots. */
export type Renaming = (path: string) => string;

const WORD = '[A-Za-z_]\\w*';
/** Texts, comments, numbers, and functions of what is no field. */
const NO_NAME = String.raw`[rR](?:"""[\s\S]*?"""|'''[\s\S]*?'''|"[^"]*"|'[^']*')|"""(?:\\.|[\s\S])*?"""|'''(?:\\.|[\s\S])*?'''|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/.*|\d[\w.]*|\.\s*\w+`;
/** `price`, `row["unit price"]`, and what follows them after dots; before a bracket, the last word is a function. */
const NAME = String.raw`(?:row\s*\[\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')\s*\]|(${WORD}))((?:\s*\.\s*${WORD})*)(\s*\()?`;

const FORMULA_PART = new RegExp(`${NO_NAME}|${NAME}`, 'g');
const TEMPLATE_PART = /\{\{|\}\}|\{([^{}]+)\}/g;

/** A formula in which fields have new names. */
export function renamedInFormula(formula: string, renaming: Renaming): string {
  return formula.replace(FORMULA_PART, (found, double, single, word, rest, bracket = '') => {
    const first: string | undefined = word ?? (double ?? single)?.replace(/\\(.)/g, '$1');
    if (first === undefined) return found;
    const words: string[] = rest.match(/\w+/g) ?? [];
    const call = bracket === '' ? undefined : words.pop();
    // A bracket after one word alone is a function.
    if (bracket !== '' && call === undefined) return found;
    const name = [first, ...words].join('.');
    const next = renaming(name);
    if (next === name) return found;
    return `${writtenName(next)}${call === undefined ? '' : `.${call}`}${bracket}`;
  });
}

/** A template in which fields have new names. A name with braces cannot be in a template, so the old one stays. */
export function renamedInTemplate(template: string, renaming: Renaming): string {
  return template.replace(TEMPLATE_PART, (found, name) => {
    const next = name === undefined ? '' : renaming(name);
    return next === '' || /[{}]/.test(next) ? found : `{${next}}`;
  });
}
