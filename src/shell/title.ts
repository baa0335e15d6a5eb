import type { MessageKey } from '#locales/index';
import { i18n } from '../platform/i18n';
import { currentBrand } from '../platform/brand';

/** The head of a page: its name and the brand's as title, and a description where there is one (SEO-004). */
export function titleOf(name: MessageKey, description: MessageKey = 'shell.description') {
  const brand = currentBrand().name;
  return {
    meta: [{ title: `${i18n._(name)} – ${brand}` }, { name: 'description', content: i18n._(description, { brand }) }],
  };
}
