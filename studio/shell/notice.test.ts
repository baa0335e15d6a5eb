// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { textsFrom } from '../text/texts';
import { Notice } from './notice';

const open = () => {
  const notice = new Notice(textsFrom(studio));
  document.body.append(notice.node);
  return notice;
};
const backOnline = () => window.dispatchEvent(new Event('online'));
const settled = async (promise: Promise<void>) => {
  let isDone = false;
  void promise.then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  return isDone;
};

afterEach(() => document.body.replaceChildren());

describe('a notice about a call without a response', () => {
  it('retries once the device is back online', async () => {
    const notice = open();
    const retried = notice.waitForRetry('No connection');
    expect(await settled(retried)).toBe(false);
    backOnline();
    expect(await settled(retried)).toBe(true);
    expect(notice.node.hidden).toBe(true);
  });

  it('says that it’s back online and waits for the player if the call is their decision', async () => {
    const notice = open();
    const retried = notice.waitForRetry('No connection', 'Online again');
    backOnline();
    expect(await settled(retried)).toBe(false);
    expect(notice.node.textContent).toContain('Online again');
    notice.node.querySelector('button')!.click();
    expect(await settled(retried)).toBe(true);
  });

  it('doesn’t take a later one with it when the device is back online', async () => {
    const notice = open();
    const retried = notice.waitForRetry('No connection');
    notice.node.querySelector('button')!.click();
    expect(await settled(retried)).toBe(true);
    notice.tell('Autoplay is over');
    backOnline();
    expect(notice.node.hidden).toBe(false);
  });
});
