import { WORDLESS_FORMS } from '../../../domain/lexicon/company-forms.js';
import type { CompanyForm } from '../../../domain/lexicon/lexicon.js';
import type { FakerDefinitions } from './faker-definitions.js';

const NAME = /\{\{person\.(?:lastName|last_name\.\w+)\}\}/g;
const LEGAL_FORM = /\{\{company\.legal_entity_type\}\}$/;

/** The most family names of a pattern. */
const MAX_NAMES = 3;

/** The form of a pattern; undefined if it contains anything besides family names and a legal form. */
function formOf(text: string): CompanyForm | undefined {
  const pattern = text.replace(NAME, '{name}').replace(LEGAL_FORM, '{legal_form}');
  const names = pattern.split('{name}').length - 1;
  const isRead = pattern.startsWith('{name}') && !pattern.includes('{{');
  return isRead && names <= MAX_NAMES ? { pattern } : undefined;
}

/**
 * The different company forms of a locale: its own patterns, if they can be read, and those without any word. The patterns
 * of `filledIn` are not its own.
 */
export function companyForms(
  { company }: FakerDefinitions,
  filledIn: FakerDefinitions | undefined,
): readonly CompanyForm[] {
  const patterns = company?.name_pattern;
  const own = patterns === filledIn?.company?.name_pattern ? [] : (patterns ?? []);
  const read = own.map(formOf).filter((form) => form !== undefined);
  const forms = [...read, ...WORDLESS_FORMS].map((form) => [JSON.stringify(form), form] as const);
  return Object.freeze([...new Map(forms).values()]);
}
