import * as v from 'valibot';
import { type FromFrame, fromFrameSchema, GAME_PROTOCOL, type ToFrame } from '#contract/messages-game';

type WithoutProtocol<M> = M extends { protocol: number } ? Omit<M, 'protocol'> : never;
export type OutgoingFrameMessage = WithoutProtocol<ToFrame>;

/**
 * Reads a message of a game's frame: only from that window and origin, and only in the declared format;
 * null for anything else.
 */
export function readFrameMessage(event: MessageEvent<unknown>, frame: Window | null | undefined, origin: string): FromFrame | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null;
  const message = v.safeParse(fromFrameSchema, event.data);
  return message.success ? message.output : null;
}

/** Sends a message to a game's frame, if it still has its origin. */
export function postToFrame(frame: Window | null | undefined, origin: string, said: OutgoingFrameMessage): void {
  frame?.postMessage({ protocol: GAME_PROTOCOL, ...said }, origin);
}
