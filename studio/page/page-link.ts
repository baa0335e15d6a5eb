import * as v from 'valibot';
import { type FrameMessage, GAME_PROTOCOL, type ToFrame, toFrameSchema } from '#contract/messages-game';

/** The channel to the game page that frames this one. */
export interface PageLink {
  say(message: FrameMessage): void;
}

/** The origin of the framing page as the browser reports it; null if it reports nothing. */
function framingOrigin(referrer: string): string | null {
  return referrer === '' ? null : new URL(referrer).origin;
}

/**
 * Listens to the framing page only: the parent window, with the origin that framed us, or that of the first message if the
 * browser hides the origin (the CSP decides who may frame at all). Ignores anything else.
 */
export function linkToPage(window: Window, onMessage: (message: ToFrame) => void): PageLink {
  let origin = framingOrigin(window.document.referrer);
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || (origin !== null && event.origin !== origin)) return;
    const message = v.safeParse(toFrameSchema, event.data);
    if (!message.success) return;
    origin = event.origin;
    onMessage(message.output);
  });
  return {
    say: (message) => window.parent.postMessage({ ...message, protocol: GAME_PROTOCOL }, origin ?? '*'),
  };
}
