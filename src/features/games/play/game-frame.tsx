import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { RealTimePayload } from '#contract/events/real-time';
import type { GameFrameAddress } from '#contract/calls/games/one-game';
import type { GameCard } from '#contract/fields/game';
import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { FromFrame, ToFrame } from '#contract/messages-game';
import { storage } from '#contract/storage';
import { useLocale, useText } from '../../../platform/i18n';
import { readLocal, writeLocal } from '../../../platform/storage/local-storage';
import { useIsDataSaving } from '../../../platform/data-saver/data-saver';
import { on } from '../../../platform/realtime';
import { Spinner } from '../../../ui/spinner';
import { frameTexts } from './frame-texts';
import styles from './game-frame.module.css';
import { accountsQuery } from './game-queries';
import type { Launched } from './launched';
import type { GameInfo } from './play-props';
import { type FrameState, useFrame } from './use-frame';

type Pause = Extract<ToFrame, { kind: 'pause' }>['reason'];

export interface FrameProps {
  game: Pick<GameCard, 'identifier' | 'title'>;
  frame: GameFrameAddress;
  currency: string;
  minimumCycle: number;
  /** What the licence's policy allows: a tap that ends a spin's animation early, autoplay, turbo. */
  policy: Pick<GameInfo, 'has_quick_stop' | 'has_autoplay' | 'has_turbo'>;
  /**
   * A demo needs the configuration, real play its launch, which is null while it's being requested: the frame loads meanwhile. With an
   * outcome, the frame replays that round and nothing can be played.
   */
  play: { mode: 'demo'; config: GameConfig; replay?: GameOutcome } | { mode: 'real'; launched: Launched | null };
  onState: (state: FrameState) => void;
  onMessage?: (message: FromFrame) => void;
  /** The player's balance has changed other than by this game. */
  onMovedElsewhere?: () => void;
  /** Why no new round may start; a current one finishes. */
  pause?: Pause | null;
  /** A layer over the game: a refusal, an end. */
  children?: ReactNode;
  /** Requests the rules within the frame; changes with each request. */
  rulesAsked: number;
}

/** How rounds are drawn. The session that came with a launch is for the first start of its frame. */
function howToPlay(play: FrameProps['play']) {
  if (play.mode === 'demo') return { mode: play.mode, config: play.config, ...(play.replay && { replay: play.replay }) };
  const init = play.launched?.takeInit();
  return { mode: play.mode, token: play.launched?.token, ...(init && { init }) };
}

/** How much of the balance in a currency is bonus money, in minor units; null if that isn't known, or without a currency. */
function useBonus(currency: string | null): number | null {
  const { data } = useQuery({ ...accountsQuery(), enabled: currency !== null });
  const account = data?.data.find((one) => one.currency === currency);
  return account ? account.amount_cents - account.available_to_cashout_cents : null;
}

/** The frame of a game and the layers over it. */
export function GameFrame({
  game,
  frame,
  currency,
  minimumCycle,
  policy,
  play,
  onState,
  onMessage,
  onMovedElsewhere,
  pause = null,
  rulesAsked,
  children,
}: FrameProps) {
  const t = useText();
  const { i18n } = useLingui();
  const isDataSaving = useIsDataSaving();
  const texts = useMemo(() => frameTexts(i18n.messages), [i18n.messages]);
  const isLaunched = play.mode === 'demo' || play.launched !== null;
  const locale = useLocale();
  const { element, state, post } = useFrame(
    frame.origin ?? location.origin,
    isLaunched,
    () => ({
      kind: 'launch',
      ...howToPlay(play),
      locale,
      currency,
      game: { identifier: game.identifier, title: game.title },
      sound: readLocal(storage.local.gameSound) === '1',
      voice: readLocal(storage.local.presenterVoice) === '1',
      texts,
      minimum_cycle_ms: minimumCycle,
      saves_data: isDataSaving,
      reduced_motion: isDataSaving || matchMedia('(prefers-reduced-motion: reduce)').matches,
      quick_stop: policy.has_quick_stop,
      autoplay: policy.has_autoplay,
      turbo: policy.has_turbo,
    }),
    (message) => {
      if (message.kind === 'voice') writeLocal(storage.local.presenterVoice, message.on ? '1' : '0');
      if (message.kind === 'sound') writeLocal(storage.local.gameSound, message.on ? '1' : '0');
      onMessage?.(message);
    },
  );
  const isRunning = state.isReady && isLaunched;
  useEffect(() => onState(state), [state, onState]);
  const takeBalance = useEffectEvent((moved: RealTimePayload<'balance'>) => {
    const isOther = moved.amount_cents !== state.balanceCents || (state.bonusCents !== null && moved.bonus_cents !== state.bonusCents);
    const isNews = play.mode === 'real' && moved.currency === currency && isOther;
    // During a round, only the game knows the balance to show: the stake is taken, and the win isn't shown yet.
    if (!isNews || !state.isReady || state.isInRound) return;
    post({ kind: 'bonus', bonus_cents: moved.bonus_cents });
    post({ kind: 'balance', balance_cents: moved.amount_cents });
    onMovedElsewhere?.();
  });
  useEffect(() => on('balance', (moved) => takeBalance(moved)), []);
  const bonus = useBonus(play.mode === 'real' ? currency : null);
  // A game that reports the bonus money with each balance knows it exactly; the account's is read a moment later.
  const isUnreported = state.bonusCents === null;
  useEffect(() => {
    if (isRunning && isUnreported && bonus !== null) post({ kind: 'bonus', bonus_cents: bonus });
  }, [bonus, isRunning, isUnreported, post]);
  const isPaused = useRef(false);
  useEffect(() => {
    if (!isRunning || (pause === null && !isPaused.current)) return;
    isPaused.current = pause !== null;
    post(pause === null ? { kind: 'resume' } : { kind: 'pause', reason: pause });
  }, [pause, isRunning, post]);
  useEffect(() => {
    if (rulesAsked > 0) post({ kind: 'open-rules' });
  }, [rulesAsked, post]);
  return (
    <div className={styles.place}>
      <iframe
        ref={element}
        className={styles.frame}
        src={frame.url}
        title={t('games.page.frame', { title: game.title })}
        allow="autoplay"
        referrerPolicy="origin"
      />
      {!isRunning && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p>{t('games.page.loading', { title: game.title })}</p>
        </div>
      )}
      {children}
    </div>
  );
}
