import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import SurveySheet from './survey-sheet';
import { useSurvey } from './use-survey';

const config = { survey_id: 'house-2026', survey_collector_id: 'app', is_enable_widget: true };
const MINUTES = 60_000;

let shown: Rendered | undefined;
let asked: { method: string; url: string; body: unknown }[];
let given: object;
let isOver: boolean;
let now: number;

beforeEach(() => {
  asked = [];
  isOver = false;
  given = config;
  now = 0;
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
  wireClient({
    fetch: async (url, init) => {
      asked.push({ method: init?.method ?? 'GET', url, body: init?.body === undefined ? undefined : JSON.parse(init.body as string) });
      if (url === '/api/fe/config/survey-config') return Response.json({ name: 'survey-config', config: given });
      return Response.json(url.startsWith('/api/survey?') ? { is_over: isOver } : {});
    },
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await shown?.unmount();
  shown = undefined;
});

const sinceStart = () => now;
function Probe({ isPlaying = false, hasModal = false }: { isPlaying?: boolean; hasModal?: boolean }) {
  const { survey, close } = useSurvey({ isPlaying, hasModal, sinceStart });
  return (
    <>
      <output>{survey ? `${survey.id} by ${survey.collector}` : 'nothing'}</output>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const said = () => document.querySelector('output')?.textContent;
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

describe('the survey’s time', () => {
  const start = async (element = <Probe />) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shown = await render(element);
  };

  it('is 5 minutes after the start, its configuration requested 10 s before, the survey 500 ms later [SURV-001a, SURV-001c]', async () => {
    await start();
    await pass(5 * MINUTES - 10_001);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ url }) => url)).toEqual(['/api/fe/config/survey-config', '/api/survey?survey_id=house-2026']);
    await pass(10_000);
    await pass(499);
    expect(said()).toBe('nothing');
    await pass(1);
    expect(said()).toBe('house-2026 by app');
  });

  it('doesn’t come again in this window once it was closed', async () => {
    await start();
    await pass(5 * MINUTES);
    await pass(500);
    expect(said()).toBe('house-2026 by app');
    await act(async () => document.querySelector('button')!.click());
    await pass(10 * MINUTES);
    expect(said()).toBe('nothing');
  });

  it.each([{ is_enable_widget: false }, { survey_id: null }, { survey_collector_id: null }])(
    'never comes with the configuration %o: survey-config [SURV-001b, CONF-002]',
    async (change) => {
      given = { ...config, ...change };
      await start();
      await pass(5 * MINUTES + 60_000);
      expect([asked.map(({ url }) => url), said()]).toEqual([['/api/fe/config/survey-config'], 'nothing']);
    },
  );

  it('doesn’t come in a game, nor under a dialog, nor after an answer [SURV-001b]', async () => {
    for (const inTheWay of [<Probe key="game" isPlaying />, <Probe key="dialog" hasModal />]) {
      now = 0;
      await start(inTheWay);
      await pass(6 * MINUTES);
      await pass(1_000);
      expect(said()).toBe('nothing');
      await shown?.unmount();
      shown = undefined;
    }
    now = 0;
    isOver = true;
    await start();
    await pass(6 * MINUTES);
    await pass(1_000);
    expect(said()).toBe('nothing');
  });
});

describe('the house’s survey', () => {
  const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

  it('requires one of five answers and sends it', async () => {
    const onClose = vi.fn();
    shown = await render(<SurveySheet survey={{ id: 'house-2026', collector: 'app' }} onClose={onClose} />);
    await act(async () => button('Send answers').click());
    expect(document.body.textContent).toContain('Choose one of the five options.');
    await act(async () => document.querySelector<HTMLInputElement>('input[value="4"]')!.click());
    await act(async () => button('Send answers').click());
    await shown.until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted()).toEqual([{ survey_id: 'house-2026', survey_collector_id: 'app', score: 4, comment: '' }]);
  });

  it('stays with its answers if they aren’t taken, and says why', async () => {
    const onClose = vi.fn();
    wireClient({ fetch: async () => refusal('forbidden', 403) });
    shown = await render(<SurveySheet survey={{ id: 'house-2026', collector: 'app' }} onClose={onClose} />);
    await act(async () => document.querySelector<HTMLInputElement>('input[value="4"]')!.click());
    const sending = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void document.querySelector('form')!.dispatchEvent(sending));
    await shown.until(() => expect(document.querySelector('form [role="alert"]')).not.toBeNull());
    // The browser itself would load the page again.
    expect([sending.defaultPrevented, onClose.mock.calls, button('Send answers').getAttribute('aria-busy')]).toEqual([true, [], 'false']);
    expect(document.querySelector<HTMLInputElement>('input[value="4"]')!.checked).toBe(true);
  });

  it('can be dismissed permanently', async () => {
    const onClose = vi.fn();
    shown = await render(<SurveySheet survey={{ id: 'house-2026', collector: 'app' }} onClose={onClose} />);
    await act(async () => button('Not now').click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(posted()).toEqual([{ survey_id: 'house-2026', survey_collector_id: 'app', score: null, comment: '' }]);
  });
});
