import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LimitStop } from '#contract/fields/limit';
import { type FromFrame, GAME_PROTOCOL } from '#contract/messages-game';
import { readFrameMessage, type OutgoingFrameMessage, postToFrame } from './frame-channel';

type Launch = Extract<OutgoingFrameMessage, { kind: 'launch' }>;

/** The page's state of the game in its frame. */
export interface FrameState {
  isReady: boolean;
  isInRound: boolean;
  /** Minor units; null until the game has reported it. */
  balanceCents: number | null;
  /** How much of the balance is bonus money; null until the game has reported it. */
  bonusCents: number | null;
  /** The same for the balance that the game reports next. */
  nextBonusCents: number | null;
  /** The game's last refusal; null once a round has started again. */
  refusal: string | null;
  /** The limit that caused it, which may leave room for a lower stake. */
  limit: LimitStop | null;
}

const atFirst: FrameState = {
  isReady: false,
  isInRound: false,
  balanceCents: null,
  bonusCents: null,
  nextBonusCents: null,
  refusal: null,
  limit: null,
};

/** The page's state after a message. */
export function afterMessage(state: FrameState, message: FromFrame): FrameState {
  switch (message.kind) {
    case 'ready':
      return { ...atFirst, isReady: true };
    case 'state':
      return { ...state, isInRound: message.state === 'round' };
    case 'bonus':
      return { ...state, nextBonusCents: message.bonus_cents };
    case 'balance':
      return { ...state, balanceCents: message.balance_cents, bonusCents: state.nextBonusCents, nextBonusCents: null };
    case 'round-started':
      return { ...state, isInRound: true, refusal: null, limit: null };
    case 'round-settled':
      return { ...state, isInRound: false };
    // A round without a response to its bet or settling is still open: the game reports when it has ended.
    case 'refused':
      return { ...state, refusal: message.code, limit: message.limit ?? null };
    case 'sound':
    case 'voice':
    case 'open-rules':
    case 'open-deposit':
      return state;
  }
}

/**
 * Connects to a game's frame: sends it the message of `launch` when both are ready, the frame and its launch, and follows its messages;
 * `onMessage` gets all of them.
 */
export function useFrame(origin: string, isLaunched: boolean, launch: () => Launch, onMessage: (message: FromFrame) => void) {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(atFirst);
  const post = useCallback(
    (said: OutgoingFrameMessage) => {
      postToFrame(element.current?.contentWindow, origin, said);
      // The game doesn't report back a balance that the page sends it.
      if (said.kind !== 'balance' && said.kind !== 'bonus') return;
      const known = { ...said, protocol: GAME_PROTOCOL } as const;
      // One that reports no bonus money takes the account's, which is sent separately.
      setState((before) => (said.kind === 'bonus' && before.bonusCents === null ? before : afterMessage(before, known)));
    },
    [origin],
  );
  const start = useEffectEvent(() => isLaunched && post(launch()));
  const startLate = useEffectEvent(() => state.isReady && start());
  useEffect(() => {
    if (isLaunched) startLate();
  }, [isLaunched]);
  const handle = useEffectEvent((message: FromFrame) => onMessage(message));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, element.current?.contentWindow, origin);
      if (!message) return;
      if (message.kind === 'ready') start();
      handle(message);
      setState((before) => afterMessage(before, message));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  return { element, state, post };
}
