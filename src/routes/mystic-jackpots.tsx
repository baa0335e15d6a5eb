import { createFileRoute } from '@tanstack/react-router';
import { loadMystic, MysticPage } from '../features/games/jackpot/mystic-page';
import { onlyWhile } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/mystic-jackpots')({
  beforeLoad: onlyWhile('mystic-jackpots'),
  loader: ({ context }) => loadMystic(context.queryClient),
  head: titleOf('games.mystic.title', 'games.mystic.lead'),
  component: MysticPage,
});
