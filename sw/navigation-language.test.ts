import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '#tests/support/fake-network';
import { FakePage, origin, said, startWorker } from '#tests/support/fake-worker-scope';
import { installedWorker } from '#tests/support/installed-worker';

const shell = '<html><head></head><body><div id="root"><main id="main">lobby</main></div></body></html>';
const page = { mode: 'navigate', destination: 'document' };

const installed = (network = new FakeNetwork(origin).page('/', shell)) => installedWorker(network);

describe('an address in a language', () => {
  it('that isn’t the device’s opens with that language’s document, once the language was used [OFF-001a]', async () => {
    const worker = await installed();
    worker.network.page('/de', shell.replace('lobby', 'Lobby auf Deutsch'));
    const german = new FakePage('one', '/de/games');
    await worker.dispatch('message', said(german, { kind: 'warm', locale: 'de', urls: [] }));
    worker.network.isAway = true;
    expect(await (await worker.ask('/de', page)).response!.text()).toContain('Lobby auf Deutsch');
  });

  it('that was never used still opens [OFF-001a]', async () => {
    const { ask, network } = await installed();
    network.isAway = true;
    expect((await ask('/it/games', page)).response!.status).toBe(200);
  });

  it.each([
    ['/', 'de', 'de'],
    ['/games', 'de', 'de'],
    ['/en-AU/games', 'en-NZ', 'en-NZ'],
    ['/it', 'fr-CA', 'fr-CA'],
  ])('%s opens in the cached one, %s, and says which that is [OFF-001a]', async (path, language, held) => {
    const network = new FakeNetwork(origin).page(`/${language}`, shell).page('/studio/index.html', '<canvas>');
    const worker = await startWorker({ network, language, manifest: [{ url: 'studio/index.html', revision: 'r1' }] });
    await worker.dispatch('install');
    network.isAway = true;
    const { response } = await worker.ask(path, page);
    expect(response!.status).toBe(200);
    expect(await response!.text()).toContain(`<html data-away="${held}">`);
  });
});
