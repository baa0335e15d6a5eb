import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declineDepositLimit, getDepositQuestion, getLimits, setLimit } from '#contract/calls/limits';
import { depositPage, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { staleReads } from '#tests/support/stale-reads';
import { queryOf } from '../../../platform/api/query';
import { depositQuestionQuery } from '../queries';

let page: Awaited<ReturnType<typeof depositPage>>;
let isDue = true;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  isDue = true;
});

afterEach(async () => {
  await page.unmount();
});

/** Responses of a server on which any answer closes the question. */
const asking = (may_decline: boolean, answer: () => Response = () => Response.json({}), names_benefits = false) =>
  network(({ url, method }: Sent) => {
    const isAnswer = method === 'POST' && (url === setLimit.path || url === declineDepositLimit.path);
    if (isAnswer) {
      const said = answer();
      if (said.ok) isDue = false;
      return said;
    }
    return Response.json(url === getDepositQuestion.path ? { is_due: isDue, may_decline, names_benefits } : {});
  });

const answersOf = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

describe('the question about a deposit limit', () => {
  it('comes before the methods, suggests monthly amounts, and sets the limit', async () => {
    const sent = asking(true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Would you like a deposit limit?'));
    expect(page.text()).not.toContain('Bank card');
    const stale = staleReads(page, queryOf(getLimits, {}).queryKey);
    await page.press('€200');
    await page.press('Set limit');
    await page.until(() => expect(page.text()).toContain('Bank card'));
    await page.until(() => expect(stale()).toEqual([true]));
    expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toEqual([
      [setLimit.path, { type: 'deposit', period: 'month', currency: 'EUR', amount_cents: 20_000 }],
    ]);
  });

  it.each([
    ['that may be declined leaves a form that the player has begun', true],
    ['that has to be answered replaces even that form', false],
  ])('%s', async (_what, mayDecline) => {
    let ask: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (ask = resolve));
    network(({ url }: Sent) => (url === getDepositQuestion.path ? held : Response.json({})));
    page = await depositPage();
    await page.press('Bank card');
    await page.type('card_number', '4242');
    ask(Response.json({ is_due: true, may_decline: mayDecline, names_benefits: false }));
    const isKnown = () => expect(page.queryClient.getQueryData(depositQuestionQuery().queryKey)).toBeDefined();
    await page.until(isKnown);
    await page.settle();
    expect([page.value('card_number'), page.text().includes('Would you like a deposit limit?')]).toEqual(
      mayDecline ? ['4242', false] : [undefined, true],
    );
  });

  it('refuses an amount that could be two, and says how to write it', async () => {
    const sent = asking(true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Would you like a deposit limit?'));
    await page.type('amount', '1.000');
    await page.press('Set limit');
    await page.until(() => expect(page.text()).toContain('If you mean €1,000.00, write 1000.'));
    await page.type('amount', '0.001');
    await page.press('Set limit');
    await page.until(() => expect(page.text()).toContain('Enter an amount such as 50.'));
    expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toEqual([]);
  });

  it('warns before a limit of 0, which lets no deposit through', async () => {
    const sent = asking(true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Would you like a deposit limit?'));
    await page.type('amount', '0');
    await page.press('Set limit');
    await page.until(() => expect(page.text()).toContain('A limit of 0 takes effect straight away and blocks everything it covers.'));
    expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toEqual([]);
    // The warning is about 0, not about what's typed next.
    await page.type('amount', '200');
    expect([page.text().includes('Set limit of 0'), page.text().includes('A limit of 0')]).toEqual([false, false]);
    await page.type('amount', '0');
    await page.press('Set limit of 0');
    await page.until(() => expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toHaveLength(1));
  });

  it('warns before a limit that hardly limits anything', async () => {
    const sent = asking(true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Would you like a deposit limit?'));
    await page.type('amount', '99999999999');
    await page.press('Set limit');
    await page.until(() => expect(page.text()).toContain('A limit this high offers little protection.'));
    expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toEqual([]);
    await page.press('Set this high limit');
    await page.until(() => expect(answersOf(sent).filter(([url]) => url === setLimit.path)).toHaveLength(1));
  });

  it('accepts “no limit” as an answer if the licence allows it', async () => {
    const sent = asking(true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Continue without a limit'));
    await page.press('Continue without a limit');
    await page.until(() => expect(page.text()).toContain('Bank card'));
    expect(answersOf(sent)).toContainEqual([declineDepositLimit.path, { choice: 'none' }]);
  });

  it('offers no alternative to a limit if the licence requires one', async () => {
    asking(false);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Our licence requires a monthly limit'));
    expect(page.text()).not.toContain('Continue without a limit');
    expect(page.text()).not.toContain('Bank card');
  });

  it('stays, with the reason, if an answer is refused', async () => {
    asking(true, () => refusal('limit_choice_required', 403));
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Continue without a limit'));
    await page.press('Continue without a limit');
    await page.until(() => expect(document.body.querySelector('[role="alert"]')).not.toBeNull());
    expect(page.text()).toContain('Would you like a deposit limit?');
    const busy = [...document.body.querySelectorAll('button')].filter((button) => button.getAttribute('aria-busy') === 'true');
    expect(busy).toEqual([]);
  });

  it('names the benefits of a limit before it accepts “no limit”, if the licence requires that', async () => {
    const sent = asking(true, undefined, true);
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Would you like a deposit limit?'));
    await page.press('Continue without a limit');
    for (const benefit of ['You decide what play may cost', 'It holds on a bad day too', 'how much of it is left'])
      expect(page.text()).toContain(benefit);
    const declined = () => answersOf(sent).filter(([url]) => url === declineDepositLimit.path).length;
    expect(declined()).toBe(0);
    await page.press('Continue without a limit');
    await page.until(() => expect(page.text()).toContain('Bank card'));
    expect(declined()).toBe(1);
  });
});
