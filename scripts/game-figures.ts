import { catalogue, configOf } from '#rules/games/catalogue';
import { offeredStakes } from '#rules/games/decide-round';

/** The file with the figures of all games. */
export const FIGURES = 'server/domains/games/catalogue/figures.gen.ts';

const about =
  '/** By identifier: the exact return, and the lowest stake in coins. Lists filter by them, since building configurations is slow. */\n';

/** The source text with the figures of every game of the catalogue. */
export function gameFiguresFile(): string {
  const rows = catalogue().map((game) => {
    const config = configOf(game);
    const rtp = Number(config.rtp.toFixed(6));
    return `  ${JSON.stringify(game.identifier)}: [${rtp}, ${offeredStakes(config, 1)[0] ?? 0}],\n`;
  });
  return `${about}export const figures: Readonly<Record<string, readonly [rtp: number, least: number]>> = {\n${rows.join('')}};\n`;
}
