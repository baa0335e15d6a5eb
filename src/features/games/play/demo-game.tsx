import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useCallback } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { DEMO_CURRENCY } from '#contract/fields/game';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { GameFrame } from './game-frame';
import { gameConfigQuery } from './game-queries';
import type { PlayProps } from './play-props';
import { Standstill } from './standstill';
import type { FrameState } from './use-frame';

/** A demo: plays in its frame from the configuration, online and offline (GAME-002). */
export function DemoGame({ info, onState, onMessage, rulesAsked }: PlayProps) {
  const t = useText();
  const { game } = info;
  const isHydrated = useHydrated();
  const follow = useCallback((state: FrameState) => onState(state, DEMO_CURRENCY), [onState]);
  const { data: config, error, refetch } = useQuery(gameConfigQuery({ provider: game.provider, seo_title: game.seo_title }));
  if (!isHydrated) return null;
  if (config) {
    return (
      <GameFrame
        game={game}
        frame={info.frame}
        currency={DEMO_CURRENCY}
        minimumCycle={info.minimum_cycle_ms}
        policy={info}
        play={{ mode: 'demo', config }}
        onState={follow}
        onMessage={onMessage}
        rulesAsked={rulesAsked}
      />
    );
  }
  if (!error) return null;
  if (error instanceof CallFailed && error.code === 'demo_not_available') return <Standstill title={t('games.page.no-demo')} />;
  const isOffline = error instanceof CallFailed && error.isOffline;
  return (
    <Standstill
      icon={isOffline ? <CloudOff aria-hidden /> : undefined}
      title={t(isOffline ? 'games.page.offline-demo' : 'games.page.failed')}
      text={isOffline ? t('games.page.offline-demo-text') : undefined}
      actions={<Button onClick={() => void refetch()}>{t('games.page.again')}</Button>}
    />
  );
}
