import type { CompanyForm } from './lexicon.js';

/** Forms of company names that contain no word of any language. */
export const WORDLESS_FORMS: readonly CompanyForm[] = Object.freeze([
  { pattern: '{name} {legal_form}' },
  { pattern: '{name} - {name}' },
  { pattern: '{name} & {name} {legal_form}' },
]);
