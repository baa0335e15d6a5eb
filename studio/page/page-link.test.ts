import { describe, expect, it } from 'vitest';
import { GAME_PROTOCOL } from '#contract/messages-game';
import { linkToPage } from './page-link';

function frame(referrer: string) {
  const listeners: ((event: { source: unknown; origin: string; data: unknown }) => void)[] = [];
  const posted: { message: unknown; target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => posted.push({ message, target }) };
  const window = {
    document: { referrer },
    parent,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  const received: unknown[] = [];
  const link = linkToPage(window as unknown as Window, (message) => received.push(message));
  const send = (data: unknown, origin: string, source: unknown = parent) => listeners.forEach((listen) => listen({ source, origin, data }));
  return { link, received, posted, send };
}

const resume = { protocol: GAME_PROTOCOL, kind: 'resume' };

describe('the channel to the game page', () => {
  it('receives messages only from the framing page', () => {
    const { received, send } = frame('https://perigee.example/play/x/y');
    send(resume, 'https://perigee.example');
    send(resume, 'https://evil.example');
    send(resume, 'https://perigee.example', {});
    expect(received).toEqual([resume]);
  });

  it('ignores messages with an invalid format or version', () => {
    const { received, send } = frame('https://perigee.example/');
    send({ ...resume, protocol: 99 }, 'https://perigee.example');
    send({ ...resume, extra: true }, 'https://perigee.example');
    send('resume', 'https://perigee.example');
    expect(received).toEqual([]);
  });

  it('sends to that origin only, as soon as it’s known', () => {
    const known = frame('https://perigee.example/play');
    known.link.say({ kind: 'ready' });
    expect(known.posted).toEqual([{ message: { kind: 'ready', protocol: GAME_PROTOCOL }, target: 'https://perigee.example' }]);
    const hidden = frame('');
    hidden.link.say({ kind: 'ready' });
    hidden.send(resume, 'https://perigee.example');
    hidden.send(resume, 'https://other.example');
    hidden.link.say({ kind: 'state', state: 'idle' });
    expect(hidden.posted.map((one) => one.target)).toEqual(['*', 'https://perigee.example']);
    expect(hidden.received.length).toBe(1);
  });
});
