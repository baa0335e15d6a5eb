export { activeLocale, loadLocale, loadSomeLocale, loadWholeCatalogue, refreshMessages, standInLocale } from './language';
export { useText, type TextOf } from './use-text';
export { useFormat } from './use-format';
export { i18n } from './i18n';
