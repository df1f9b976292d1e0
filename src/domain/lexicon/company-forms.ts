import type { CompanyForm } from './lexicon.js';

/** Forms of company names that contain no word of any language. */
export const WORDLESS_FORMS: readonly CompanyForm[] = Object.freeze([
  { joiners: [], end: '', hasLegalForm: true },
  { joiners: [' - '], end: '', hasLegalForm: false },
  { joiners: [' & '], end: '', hasLegalForm: true },
]);
