// @preload
import { loadWholeCatalogue } from '../platform/i18n';
import { arriving } from '../platform/arriving';
import header from './header.module.css';
import { LanguageMenu } from './language-menu';

export { TopNavigation } from './top-navigation';

const NoticesMenu = arriving(async () => (await Promise.all([import('./notices-menu'), loadWholeCatalogue()]))[0].NoticesMenu);

/** What the house says, and the language of it, at the header's end on desktops. */
export function WideTools() {
  return (
    <>
      <NoticesMenu placeholder={<span className={header.language} />} />
      <LanguageMenu />
    </>
  );
}
