import { describe, expect, it, vi } from 'vitest';
import { clockText } from './elapsed';
import { readFrameMessage, postToFrame } from './frame-channel';
import { frameTexts, textOfMessage } from './frame-texts';
import { afterMessage } from './use-frame';

const origin = 'http://games.localhost:4000';
const frame = { postMessage: vi.fn() } as unknown as Window;
const from = (source: unknown, data: unknown, of = origin) => ({ source, data, origin: of }) as MessageEvent<unknown>;
const balance = { protocol: 1, kind: 'balance', balance_cents: 500 };

describe('a frame’s message', () => {
  it('is accepted only from that window and that origin', () => {
    expect(readFrameMessage(from(frame, balance), frame, origin)).toEqual(balance);
    expect(readFrameMessage(from(window, balance), frame, origin)).toBeNull();
    expect(readFrameMessage(from(frame, balance, 'https://elsewhere.example'), frame, origin)).toBeNull();
    expect(readFrameMessage(from(null, balance), null, origin)).toBeNull();
  });

  it('is accepted only in the declared format', () => {
    for (const data of [null, 'ready', { kind: 'ready' }, { ...balance, extra: 1 }, { protocol: 1, kind: 'balance', balance_cents: -1 }]) {
      expect(readFrameMessage(from(frame, data), frame, origin)).toBeNull();
    }
  });

  it('updates the page’s state: readiness, round, balance, refusal', () => {
    const idle = {
      isReady: false,
      isInRound: false,
      balanceCents: null,
      bonusCents: null,
      nextBonusCents: null,
      refusal: null,
      limit: null,
    };
    const ready = afterMessage(idle, { protocol: 1, kind: 'ready' });
    expect(ready.isReady).toBe(true);
    const playing = afterMessage(ready, { protocol: 1, kind: 'round-started', stake_cents: 100 });
    expect(playing.isInRound).toBe(true);
    expect(afterMessage(playing, { protocol: 1, kind: 'round-settled', stake_cents: 100, win_cents: 0 }).isInRound).toBe(false);
    const refused = afterMessage(playing, { protocol: 1, kind: 'refused', code: 'limit_reached' });
    expect(afterMessage(refused, { protocol: 1, kind: 'state', state: 'idle' })).toMatchObject({
      isInRound: false,
      refusal: 'limit_reached',
    });
    expect(afterMessage(playing, { protocol: 1, kind: 'balance', balance_cents: 40 }).balanceCents).toBe(40);
  });

  it('takes a balance together with the bonus money that was reported before it; one without it says nothing about a bonus', () => {
    const idle = { isReady: true, isInRound: false, balanceCents: 900, bonusCents: 500, nextBonusCents: null, refusal: null, limit: null };
    const told = afterMessage(idle, { protocol: 1, kind: 'bonus', bonus_cents: 400 });
    expect(told).toMatchObject({ balanceCents: 900, bonusCents: 500 });
    const known = afterMessage(told, { protocol: 1, kind: 'balance', balance_cents: 800 });
    expect(known).toMatchObject({ balanceCents: 800, bonusCents: 400 });
    expect(afterMessage(known, { protocol: 1, kind: 'balance', balance_cents: 700 })).toMatchObject({
      balanceCents: 700,
      bonusCents: null,
    });
  });
});

describe('a message to a frame', () => {
  it('is sent to its origin only', () => {
    postToFrame(frame, origin, { kind: 'open-rules' });
    expect(frame.postMessage).toHaveBeenCalledWith({ protocol: 1, kind: 'open-rules' }, origin);
  });

  it('contains the studio’s texts with their placeholders', () => {
    const messages = {
      'studio.spin': 'Drehen',
      'studio.win_line': ['Linie ', ['line'], ' zahlt ', ['amount']],
      'studio.count': [['count', 'plural', { one: '1', other: 'x' }]],
      'games.tile.play': 'Spielen',
    } as never;
    expect(frameTexts(messages)).toEqual({ 'studio.spin': 'Drehen', 'studio.win_line': 'Linie {line} zahlt {amount}' });
    expect(textOfMessage('Spin')).toBe('Spin');
  });
});

describe('the time in a game', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [247_000, '4:07'],
    [3_729_000, '1:02:09'],
  ])('%i ms show as %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});
