import * as v from 'valibot';
import { type FrameSays, GAME_PROTOCOL, type ToFrame, toFrameSchema } from '#contract/messages-game';

/** The way to the game page that frames this one. */
export interface PageLink {
  say(message: FrameSays): void;
}

/** The origin of the page that framed this one, as the browser tells it; null where it tells nothing. */
function framingOrigin(referrer: string): string | null {
  return referrer === '' ? null : new URL(referrer).origin;
}

/**
 * Listens to the framing page alone: the parent window, of the origin that framed us, or of the first message where the
 * browser hides the origin (who may frame at all is the policy's to say). Anything else is not heard.
 */
export function linkToPage(window: Window, hear: (message: ToFrame) => void): PageLink {
  let origin = framingOrigin(window.document.referrer);
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || (origin !== null && event.origin !== origin)) return;
    const message = v.safeParse(toFrameSchema, event.data);
    if (!message.success) return;
    origin = event.origin;
    hear(message.output);
  });
  return {
    say: (message) => window.parent.postMessage({ ...message, protocol: GAME_PROTOCOL }, origin ?? '*'),
  };
}
