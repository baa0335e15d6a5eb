import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromFrame } from '#contract/messages-game';
import { readFrameMessage, type SaidToFrame, tellFrame } from './frame-channel';

type Launch = Extract<SaidToFrame, { kind: 'launch' }>;

/** What the page knows of the game in its frame. */
export interface FrameState {
  isReady: boolean;
  isInRound: boolean;
  /** Minor units; null until the game has said it. */
  balanceCents: number | null;
  /** The last refusal that the game met; null once a round has started again. */
  refusal: string | null;
}

const atFirst: FrameState = { isReady: false, isInRound: false, balanceCents: null, refusal: null };

/** What the page knows after a message. */
export function afterMessage(state: FrameState, message: FromFrame): FrameState {
  switch (message.kind) {
    case 'ready':
      return { ...atFirst, isReady: true };
    case 'state':
      return { ...state, isInRound: message.state === 'round' };
    case 'balance':
      return { ...state, balanceCents: message.balance_cents };
    case 'round-started':
      return { ...state, isInRound: true, refusal: null };
    case 'round-settled':
      return { ...state, isInRound: false };
    // A round whose answer or settling did not come is still open: the game says by itself when it has ended.
    case 'refused':
      return { ...state, refusal: message.code };
    case 'sound':
    case 'open-rules':
      return state;
  }
}

/**
 * Talks with a game's frame: launches it when it says that it is ready, and follows what it says; `onMessage` hears all
 * of it.
 */
export function useFrame(origin: string, launch: Launch, onMessage?: (message: FromFrame) => void) {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(atFirst);
  const tell = useCallback((said: SaidToFrame) => tellFrame(element.current?.contentWindow, origin, said), [origin]);
  const start = useEffectEvent(() => tell(launch));
  const hear = useEffectEvent((message: FromFrame) => onMessage?.(message));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, element.current?.contentWindow, origin);
      if (!message) return;
      if (message.kind === 'ready') start();
      hear(message);
      setState((before) => afterMessage(before, message));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  return { element, state, tell };
}
