import { afterEach, beforeEach, vi } from 'vitest';
import type { ChatMessage } from '#contract/fields/support';
import { wireClient } from '../../src/platform/api/client';
import { session } from '../../src/platform/session';
import { keepRestoreId } from '../../src/features/support/chat-device';
import type { Conversation } from '../../src/features/support/support-calls';
import type { Rendered } from './render';

/** The restore id of the player's conversation. */
export const restoreIdOfPlayer = 'r'.repeat(43);

/** A message of a conversation, a visitor's unless overridden. */
export const message = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: number,
  author: 'visitor',
  name: null,
  text: `Message ${number}`,
  at: '2026-03-04T12:00:00Z',
  ...change,
});

/** The player's conversation: an operator has written, and the player hasn't read it. */
export const answered: Conversation = {
  restore_id: restoreIdOfPlayer,
  group: 1,
  read_to: 1,
  messages: [message(1), message(2, { author: 'operator', name: 'Mira', text: 'Good day!' })],
};

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

/** A window of player 7 whose support responds with `responses`, by method and address, or the conversation above; new for each test. */
export function supportWindow() {
  const sent: Sent[] = [];
  const given = {
    shown: undefined as unknown as Rendered,
    sent,
    responses: {} as Record<string, () => Response | Promise<Response>>,
    whole: () => document.body.textContent ?? '',
    writes: () => sent.filter(({ method }) => method !== 'GET'),
    button: (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!,
  };

  beforeEach(() => {
    localStorage.clear();
    keepRestoreId(null);
    sent.length = 0;
    given.responses = {};
    Object.assign(session, {
      status: 'player',
      player: { id: 7, groups: [], currency: 'EUR', first_name: 'Rena', email: 'rena@orbit.example' },
    });
    vi.stubGlobal('fetch', async () => Response.json({}));
    wireClient({
      fetch: async (url, init) => {
        const method = init?.method ?? 'GET';
        sent.push({ method, url, body: init?.body === undefined ? undefined : JSON.parse(init.body as string) });
        const response = given.responses[`${method} ${url}`]?.();
        return response ?? Response.json(url === '/api/support/restore-id' ? { restore_id: restoreIdOfPlayer } : answered);
      },
    });
  });

  afterEach(async () => {
    await (given.shown as Rendered | undefined)?.unmount();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return given;
}
