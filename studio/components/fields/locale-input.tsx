import { setFieldLocale, setLocale } from '../../state/edits.js';
import type { Field } from '../../state/project.js';
import { apply, project, tableIndex } from '../../state/store.js';
import { localeName } from './locale-name.js';

interface LocaleInputProps {
  readonly field: Field;
  /** The locales that have values of the type; none if its values have no language. */
  readonly locales: readonly string[];
}

/** The language and country of the values of a field, which the whole schema can take over. */
export function LocaleInput({ field, locales }: LocaleInputProps) {
  const own = typeof field.more.locale === 'string' ? field.more.locale : undefined;
  if (locales.length === 0 && own === undefined) return null;
  const usual = project.value.locale ?? 'en';
  const set = (locale: string | undefined): void =>
    apply(setFieldLocale(tableIndex.value, field.id, locale));
  return (
    <div class="form-line" data-set={own !== undefined}>
      <label class="form-label" for="field-locale">
        locale
      </label>
      <select
        id="field-locale"
        value={own ?? ''}
        onChange={(event) => set(event.currentTarget.value || undefined)}
      >
        <option value="">{localeName(usual)} (of the schema)</option>
        {[...new Set([...locales, ...(own === undefined ? [] : [own])])].map((locale) => (
          <option key={locale} value={locale}>
            {localeName(locale)}
          </option>
        ))}
      </select>
      {own !== undefined && (
        <button
          type="button"
          class="link locale-all"
          onClick={() => {
            const forAll = setLocale(own);
            const withoutOwn = setFieldLocale(tableIndex.value, field.id, undefined);
            apply((before) => forAll(withoutOwn(before)));
          }}
        >
          Use for the whole schema
        </button>
      )}
    </div>
  );
}
