import { isLocale } from '#contract/fields/locale';
import { useLocale, useText } from '../../platform/i18n';
import { SelectField } from '../../ui/select-field';
import { useChooseLanguage } from './choose-language';
import { languageNames, useLanguages } from './languages';

/** The language of the site, as a field of the menu (HEAD-004, AUTH-016). */
export function LanguageList() {
  const t = useText();
  const languages = useLanguages();
  const choose = useChooseLanguage();
  const shown = useLocale();
  if (languages.length === 0) return null;
  return (
    <SelectField
      label={t('shell.language')}
      value={shown}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (isLocale(value)) choose(value);
      }}
    >
      {languages.map((locale) => (
        <option key={locale} value={locale}>
          {languageNames[locale]}
        </option>
      ))}
    </SelectField>
  );
}
