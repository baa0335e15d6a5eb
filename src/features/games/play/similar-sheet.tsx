import { useState } from 'react';
import type { GameCard } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { GameGrid } from '../grid/game-grid';

/** Similar games (GAME-010). */
export default function SimilarSheet({ games, onClosed }: { games: readonly GameCard[]; onClosed: () => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('games.page.similar')}
      closeText={t('games.rules.close')}
      size="large"
    >
      <GameGrid games={games} />
    </Sheet>
  );
}
