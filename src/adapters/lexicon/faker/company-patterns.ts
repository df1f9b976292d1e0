import { WORDLESS_FORMS } from '../../../domain/lexicon/company-forms.js';
import type { CompanyForm } from '../../../domain/lexicon/lexicon.js';
import type { FakerDefinitions } from './faker-definitions.js';

const NAME = /\{\{person\.(?:lastName|last_name\.\w+)\}\}/;
const LEGAL_FORM = ' {{company.legal_entity_type}}';

/** The form of a pattern; undefined if it contains anything besides family names and a legal form. */
function formOf(pattern: string): CompanyForm | undefined {
  const hasLegalForm = pattern.endsWith(LEGAL_FORM);
  const [start, ...texts] = (hasLegalForm ? pattern.slice(0, -LEGAL_FORM.length) : pattern).split(
    NAME,
  );
  const end = texts.pop();
  if (start !== '' || end === undefined || texts.length > 2) return undefined;
  return [...texts, end].join('').includes('{{')
    ? undefined
    : { joiners: texts, end, hasLegalForm };
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
