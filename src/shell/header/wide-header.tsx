// @preload
import { loadWholeCatalogue } from '../../platform/i18n';
import { lazyPart } from '../../platform/loading/lazy-part';
import header from './header.module.css';
import { LanguageMenu } from '../language/language-menu';

export { TopNavigation } from './top-navigation';

const NoticesMenu = lazyPart(async () => (await Promise.all([import('../menus/notices-menu'), loadWholeCatalogue()]))[0].NoticesMenu);

/** Notices and language, at the header's end on desktops. */
export function WideTools() {
  return (
    <>
      <NoticesMenu placeholder={<span className={header.language} />} />
      <LanguageMenu />
    </>
  );
}
