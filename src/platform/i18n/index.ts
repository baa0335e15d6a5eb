export { Language } from './language';
export { activeLocale, loadWholeCatalogue, windowLanguage } from './window-language';
export { useLocale, useText, type TextOf } from './use-text';
export { useFormat } from './use-format';
export { i18n } from './i18n';
