import { Link, useNavigate } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import PowerOff from 'lucide-react/icons/power-off';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LimitStop } from '#contract/fields/limit';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { Button, buttonClass } from '../../../ui/button';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import { GameFrame } from './game-frame';
import { LicencePause } from './licence-pause';
import type { PlayProps } from './play-props';
import { ProfileGate } from './profile-gate';
import { RealityCheck } from './reality-check';
import { Standstill } from './standstill';
import type { FrameState } from './use-frame';
import { noteInSitting } from './sitting';
import { useLaunch } from './use-launch';
import { useRealityCheck } from './use-reality-check';
import { useTimeLimit } from './use-time-limit';

/** Refusals that mean that the game is open in another window or device. */
const limitCodes: ReadonlySet<string> = new Set(['limit_reached', 'player_excluded']);

/** A real-money game: launched again each time it's opened (ROUTE-025), while its frame loads. */
export function RealGame({ info, onState, onFirst, onLimitReached, rulesAsked, ProfileSheet }: PlayProps) {
  const t = useText();
  const navigate = useNavigate();
  const { game } = info;
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [limit, setLimit] = useState<LimitStop | null>(null);
  const { launched: launch, error } = useLaunch(game.identifier, attempt);
  const { player } = useGamesOfPlayer();
  const currency = launch?.currency ?? player?.currency ?? '';
  const isFirst = launch?.is_first === true;
  useEffect(() => {
    if (isFirst) onFirst();
  }, [isFirst, onFirst]);
  const [isInRound, setInRound] = useState(false);
  // The end of the last pause after which the player has continued.
  const [overPause, setOverPause] = useState<string | null>(null);
  const pausedUntil = refusal === 'pause_required' ? (limit?.frees_at ?? null) : null;
  const isPaused = pausedUntil !== null && pausedUntil !== overPause;
  const isTimeUp = useTimeLimit();
  const isStopped = isPaused || isTimeUp || refusal === 'launch_token_invalid';
  const { isDue, acknowledge, read, readAgain } = useRealityCheck(launch && !isStopped ? launch.currency : null);
  // A current round is shown to its end before the limits open.
  const timeIsUp = isTimeUp && !isInRound ? 'limit_reached' : null;
  const code = error instanceof CallFailed ? error.code : (refusal ?? timeIsUp);
  const stop = error instanceof CallFailed ? error.limit : limit;
  useEffect(() => {
    const look = () => void navigate({ to: '/profile/limits' });
    // A lower stake is still possible, so the player stays in the game.
    const hasRoom = code !== null && code === refusal && stop !== null && stop.left_cents > 0;
    // The game itself shows the maximum of a single bet.
    if (hasRoom && code !== 'single_bet_limit') onLimitReached(look, stop);
    if (code === 'limit_reached' && !hasRoom) onLimitReached(undefined, stop);
    if (code && limitCodes.has(code) && !hasRoom) look();
  }, [code, refusal, stop, navigate, onLimitReached]);
  const again = () => {
    setRefusal(null);
    setAttempt((count) => count + 1);
  };
  if (error instanceof CallFailed && error.code === 'profile_incomplete' && ProfileSheet) {
    return <ProfileGate missing={Object.keys(error.fields)} ProfileSheet={ProfileSheet} onSaved={again} />;
  }
  if (error) return <NotLaunched error={error} info={info} onAgain={again} />;
  const follow = (state: FrameState) => {
    setRefusal(state.refusal);
    setLimit(state.limit);
    setInRound(state.isInRound);
    // The game continues in another window, which has the current balance.
    onState(state.refusal === 'launch_token_invalid' ? { ...state, balanceCents: null, bonusCents: null } : state, currency);
  };
  return (
    <GameFrame
      key={attempt}
      game={game}
      frame={info.frame}
      currency={currency}
      minimumCycle={info.minimum_cycle_ms}
      policy={launch?.policy ?? info}
      play={{ mode: 'real', launched: launch }}
      onState={follow}
      onMessage={(message) => {
        if (noteInSitting(message, currency, Date.now())) read();
        if (message.kind === 'open-deposit') void navigate({ to: '/deposit' });
      }}
      onMovedElsewhere={readAgain}
      pause={isTimeUp ? 'limit' : isDue ? 'reality-check' : null}
      rulesAsked={rulesAsked}
    >
      {isDue && !isInRound && <RealityCheck onGoOn={acknowledge} />}
      {isPaused && <LicencePause until={pausedUntil} onGoOn={() => setOverPause(pausedUntil)} />}
      {refusal === 'launch_token_invalid' && (
        <Standstill
          icon={<MonitorSmartphone aria-hidden />}
          title={t('games.page.elsewhere')}
          text={t('games.page.elsewhere-text', { title: game.title })}
          actions={<Button onClick={again}>{t('games.page.reopen')}</Button>}
        />
      )}
    </GameFrame>
  );
}

/** Why a game failed to open: no network, an unsupported currency, or something temporary. */
function NotLaunched({ error, info: { game }, onAgain }: Pick<PlayProps, 'info'> & { error: Error; onAgain: () => void }) {
  const t = useText();
  const { player } = useGamesOfPlayer();
  const demo = game.has_demo_mode && (
    <PlayLink game={game} mode="demo" className={buttonClass()}>
      {t('games.page.to-demo')}
    </PlayLink>
  );
  const retry = <Button onClick={onAgain}>{t('games.page.again')}</Button>;
  const isOffline = error instanceof CallFailed && error.isOffline;
  const reopen = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isOffline) return undefined;
    const look = () => reopen();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [isOffline]);
  if (isOffline) {
    return (
      <Standstill
        icon={<CloudOff aria-hidden />}
        title={t('games.page.offline-real')}
        text={t('games.page.offline-real-text')}
        actions={
          <>
            {retry}
            {demo}
          </>
        }
      />
    );
  }
  if (error instanceof CallFailed && error.code === 'game_not_in_currency') {
    return (
      <Standstill
        icon={<Lock aria-hidden />}
        title={t('games.page.locked', { currency: player?.currency })}
        text={t('games.page.locked-text')}
        actions={demo}
      />
    );
  }
  if (error instanceof CallFailed && error.code === 'game_stopped') {
    return (
      <Standstill icon={<PowerOff aria-hidden />} title={t('games.page.stopped')} text={t('games.page.stopped-text')} actions={retry} />
    );
  }
  if (error instanceof CallFailed && error.code === 'verification_required') {
    const look = (
      <Link to="/profile/verification" hash="identity" className={buttonClass()}>
        {t('cashbox.verification-look')}
      </Link>
    );
    return <Standstill icon={<Lock aria-hidden />} title={t('games.page.failed')} text={error.message} actions={look} />;
  }
  return <Standstill title={t('games.page.failed')} text={error.message} actions={retry} />;
}
