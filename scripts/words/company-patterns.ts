import { WORDLESS_FORMS } from '../../src/domain/lexicon/company-forms.js';
import type { CompanyForm } from '../../src/domain/lexicon/lexicon.js';
import type { Definitions } from './definitions.js';

const NAME = /\{\{person\.(?:lastName|last_name\.\w+)\}\}/;
const LEGAL_FORM = ' {{company.legal_entity_type}}';

/** The form of a pattern; undefined if it contains anything besides family names and a legal form. */
function formOf(pattern: string): CompanyForm | undefined {
  const hasLegalForm = pattern.endsWith(LEGAL_FORM);
  const [start, ...texts] = (hasLegalForm ? pattern.slice(0, -LEGAL_FORM.length) : pattern).split(
    NAME,
  );
  const end = texts.pop();
  const isPlain =
    start === '' &&
    texts.length <= 2 &&
    !texts
      .concat(end ?? '{{')
      .join('')
      .includes('{{');
  return isPlain ? { joiners: texts, end: end as string, hasLegalForm } : undefined;
}

function formsOf(patterns: unknown): readonly CompanyForm[] {
  return (Array.isArray(patterns) ? (patterns as readonly string[]) : [])
    .map(formOf)
    .filter((form) => form !== undefined);
}

/** The different company forms of a locale: its own patterns, if they can be read, and those without any word. */
export function companyForms(
  { company }: Definitions,
  english: Definitions | undefined,
): readonly CompanyForm[] {
  const patterns = company?.name_pattern;
  const own = patterns === english?.company?.name_pattern ? [] : formsOf(patterns);
  const forms = [...own, ...WORDLESS_FORMS].map((form) => [JSON.stringify(form), form] as const);
  return Object.freeze([...new Map(forms).values()]);
}
