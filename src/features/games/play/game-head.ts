import type { AppContext } from '../../../platform/context/app-context';
import type { GameInfo } from './play-props';

/** Title and description of a game's page. */
export function gameHead({ site, language: { i18n } }: Pick<AppContext, 'site' | 'language'>, info: GameInfo | undefined) {
  if (!info) return { meta: [] };
  const { title, provider_title: provider } = info.game;
  const rtp = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(info.rtp);
  return {
    meta: [
      { title: `${i18n._('games.page.title', { title, provider })} – ${site.brand.name}` },
      { name: 'description', content: i18n._('games.page.description', { title, provider, rtp }) },
    ],
  };
}
