import type { GameBadgeType } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Badge, type Tone } from '../../../ui/badge';

const tones: Record<GameBadgeType, Tone> = {
  jackpot: 'warning',
  'mystic-jackpots': 'warning',
  new: 'info',
  top: 'neutral',
  'bonus-wagering': 'special',
};

/** A game's badge. */
export function GameBadge({ type }: { type: GameBadgeType }) {
  const t = useText();
  return <Badge tone={tones[type]}>{t(`games.badge.${type}`)}</Badge>;
}
