import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { DEMO_CURRENCY } from '#contract/fields/game';
import type { FromFrame } from '#contract/messages-game';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { setReveal } from '../../../platform/presence/result-reveal';
import { setBusy } from '../../../platform/service-worker/busy';
import { GamesProvider } from '../player/games-provider';
import { useGamesOfPlayer } from '../player/games-context';
import { DemoBar } from './demo-bar';
import { DemoGame } from './demo-game';
import styles from './game-page.module.css';
import { accountsQuery, type GameAddress, gameQuery } from './game-queries';
import { NoDemo } from './no-demo';
import { FirstPlay } from './first-play';
import { GameStrip } from './game-strip';
import { PanicButton } from './panic-button';
import type { GameInfo, PanelProps, PlayProps } from './play-props';
import { RealGame } from './real-game';
import type { FrameState } from './use-frame';
import { useFullscreen } from './use-fullscreen';

const RulesSheet = lazyPart(async () => (await import('./rules-sheet')).default);
const SimilarSheet = lazyPart(async () => (await import('./similar-sheet')).default);

type Layer = 'rules' | 'similar' | 'panel' | null;

/** A game: a fixed layer over everything, with a toolbar and the frame (ROUTE-025, GAME-010). */
export function GamePage({ address, ...how }: { address: GameAddress } & Omit<LayerProps, 'info'>) {
  const { data: info } = useSuspenseQuery(gameQuery(address));
  return (
    <GamesProvider>
      <GameLayer key={`${info.game.identifier} ${how.mode}`} info={info} {...how} />
    </GamesProvider>
  );
}

interface LayerProps extends Pick<PlayProps, 'info' | 'onLimitReached' | 'ProfileSheet'> {
  mode: 'real' | 'demo';
  /** Whether there is nothing around the game to link to (ROUTE-071). */
  isAlone?: boolean;
  /** The notice over a real-money game while a bonus is wagered. */
  BonusNotice?: ComponentType<{ kind: GameInfo['kind']; currency: string; room: ReactNode; placeholder: ReactNode }> | undefined;
  /** Balance, session, bonus and competitions of the player, over a real-money game. */
  Panel?: ComponentType<PanelProps> | undefined;
  /** Called when a real-money round has been lost. */
  onLoss: () => void;
}

/** Whether an account has bonus money, by what's known now: its notice keeps room from the start, so that the game doesn't move later. */
function useHasBonus(currency: string | undefined): boolean {
  const { data } = useQuery({ ...accountsQuery(), enabled: currency !== undefined });
  const account = data?.data.find((one) => one.currency === currency);
  return account !== undefined && account.amount_cents > account.available_to_cashout_cents;
}

function GameLayer({ info, mode, isAlone = false, onLimitReached, onLoss, ProfileSheet, BonusNotice, Panel }: LayerProps) {
  const { player } = useGamesOfPlayer();
  const place = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(place);
  const [layer, setLayer] = useState<Layer>(null);
  const [rulesAsked, setRulesAsked] = useState(0);
  const [balanceCents, setBalanceCents] = useState<number | null>(null);
  const [bonusCents, setBonusCents] = useState<number | null>(null);
  const [launchedIn, setLaunchedIn] = useState<string | null>(null);
  const [demoNet, setDemoNet] = useState(0);
  const [isFirst, setFirst] = useState(false);
  const explain = useCallback(() => setFirst(true), []);
  const onMessage = useCallback((message: FromFrame) => {
    if (message.kind === 'round-settled') setDemoNet((net) => net + message.win_cents - message.stake_cents);
  }, []);
  const atRest = useRef<number | null>(null);
  const follow = useCallback(
    (state: FrameState, currency: string) => {
      setBalanceCents(state.balanceCents);
      setBonusCents(state.bonusCents);
      setLaunchedIn(currency);
      setBusy('round', state.isInRound);
      setReveal('round', state.isInRound);
      if (state.isInRound) {
        setFirst(false);
        return;
      }
      if (state.balanceCents === null) return;
      if (mode === 'real' && state.balanceCents < (atRest.current ?? 0)) onLoss();
      atRest.current = state.balanceCents;
    },
    [mode, onLoss],
  );
  useEffect(
    () => () => {
      setBusy('round', false);
      setReveal('round', false);
    },
    [],
  );
  const { game } = info;
  // A game stays in the currency that it was launched in, even if the player switches accounts in another window. When the session ends,
  // there's no player for a moment before the game is removed.
  const currency = launchedIn ?? (mode === 'demo' ? DEMO_CURRENCY : player?.currency);
  const bonusRoom = useHasBonus(mode === 'real' ? currency : undefined) ? <div className={styles.bonusRoom} /> : null;
  const isMissing = mode === 'demo' && !game.has_demo_mode;
  const Play = mode === 'demo' ? DemoGame : RealGame;
  return (
    <div ref={place} className={styles.layer}>
      <GameStrip
        game={game}
        mode={mode}
        isAlone={isAlone}
        balance={balanceCents === null || currency === undefined ? null : { cents: balanceCents, bonusCents, currency }}
        demoNet={demoNet}
        fullscreen={fullscreen}
        onBalance={mode === 'real' && Panel ? () => setLayer('panel') : null}
        onRules={() => setLayer('rules')}
        onSimilar={() => setLayer('similar')}
      />
      {mode === 'demo' && !isMissing && <DemoBar game={game} />}
      {mode === 'real' && player && <PanicButton />}
      {isFirst && <FirstPlay rtp={info.rtp} onClose={() => setFirst(false)} />}
      {mode === 'real' && BonusNotice && player && currency !== undefined && (
        <BonusNotice kind={info.kind} currency={currency} room={bonusRoom} placeholder={bonusRoom} />
      )}
      <div className={styles.stage}>
        {isMissing ? (
          <NoDemo info={info} />
        ) : (
          <Play
            info={info}
            onState={follow}
            onMessage={onMessage}
            onFirst={explain}
            onLimitReached={onLimitReached}
            rulesAsked={rulesAsked}
            ProfileSheet={ProfileSheet}
          />
        )}
      </div>
      {layer === 'rules' && (
        <RulesSheet
          info={info}
          mode={mode}
          onPaytable={() => setRulesAsked((count) => count + 1)}
          onSimilar={isAlone ? null : () => setLayer('similar')}
          onClosed={() => setLayer((shown) => (shown === 'rules' ? null : shown))}
        />
      )}
      {layer === 'panel' && Panel && currency !== undefined && (
        <Panel kind={info.kind} currency={currency} onClosed={() => setLayer(null)} />
      )}
      {layer === 'similar' && <SimilarSheet games={info.similar} onClosed={() => setLayer(null)} />}
    </div>
  );
}
