import Check from 'lucide-react/icons/check';
import Globe from 'lucide-react/icons/globe';
import type { MouseEvent } from 'react';
import type { Locale } from '#contract/fields/locale';
import { pathNamingLocale } from '#rules/locale/address';
import { useLocale, useText } from '../../platform/i18n';
import { useChooseLanguage } from './choose-language';
import { Dropdown } from '../menus/dropdown';
import header from '../header/header.module.css';
import styles from './language-menu.module.css';
import { languageNames, useLanguages } from './languages';
import { useShownPath } from '../menus/menu-link';

/** The languages of the site in the header, each a link to this page in it (HEAD-001, HEAD-004). */
export function LanguageMenu() {
  const t = useText();
  const languages = useLanguages();
  const path = useShownPath();
  const show = useChooseLanguage();
  const shown = useLocale();
  if (languages.length === 0) return null;
  const choose = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(locale);
  };
  return (
    <Dropdown
      label={t('shell.language')}
      className={header.language}
      side="end"
      button={<Globe aria-hidden size={22} />}
      links={languages.map((locale) => (
        <a
          key={locale}
          href={pathNamingLocale(locale, path)}
          hrefLang={locale}
          lang={locale === 'en-KW' ? 'en' : locale}
          className={styles.language}
          aria-current={locale === shown || undefined}
          onClick={(event) => choose(event, locale)}
        >
          {languageNames[locale]}
          {locale === shown && <Check aria-hidden size={18} />}
        </a>
      ))}
    />
  );
}
