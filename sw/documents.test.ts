import { expect, it } from 'vitest';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';

const manifest = [{ url: 'index.html', revision: 'ours' }];

/** A server that renders its documents as these releases, one after the other. */
function platform(...releases: string[]): FakeNetwork {
  const next = () => new Response('', { headers: { 'content-type': 'text/html', 'x-perigee-release': releases.shift() ?? 'none' } });
  return new FakeNetwork(origin).on('/', next);
}

const howAsked = ({ requests }: FakeNetwork) => requests.filter(({ path }) => path === '/').map(({ cache }) => cache);

it('the first installation takes the document that the page has loaded from the browser’s HTTP cache', async () => {
  const network = platform('ours');
  const worker = await startWorker({ manifest, network });
  await worker.dispatch('install');
  expect(howAsked(network)).toEqual(['force-cache']);
});

it('a document of another release in the HTTP cache is requested again from the server [OFF-004a]', async () => {
  const network = platform('earlier', 'ours');
  const worker = await startWorker({ manifest, network });
  await worker.dispatch('install');
  expect(howAsked(network)).toEqual(['force-cache', 'no-cache']);
});

it('a document of another release is never cached [OFF-004a]', async () => {
  const worker = await startWorker({ manifest, network: platform('earlier', 'later') });
  await worker.dispatch('install').catch(() => undefined);
  expect([...worker.caches.all.values()].flatMap(({ paths }) => paths)).not.toContain('/');
});

it('an update asks the server, which may have a later release by then [OFF-004b]', async () => {
  const network = platform('ours');
  const worker = await startWorker({ manifest, network, hasActive: true });
  await worker.dispatch('install');
  expect(howAsked(network)).toEqual(['no-cache']);
});

it('the installation caches the header’s logo, which every page shows, and doesn’t fail without it [OFF-001a]', async () => {
  const html = '<header><img src="/logos/one/logo.svg" alt=""></header>';
  const page = () => new Response(html, { headers: { 'content-type': 'text/html', 'x-perigee-release': 'ours' } });
  const network = new FakeNetwork(origin).on('/', page).file('/logos/one/logo.svg', '<svg/>', 'image/svg+xml');
  const worker = await startWorker({ manifest, network });
  await worker.dispatch('install');
  network.isAway = true;
  const { response } = await worker.ask('/logos/one/logo.svg', { destination: 'image' });
  expect(await response!.text()).toBe('<svg/>');
  const without = await startWorker({ manifest, network: new FakeNetwork(origin).on('/', page).page('/logos/one/logo.svg', 'portal') });
  await without.dispatch('install');
  expect([...without.caches.all.values()].flatMap(({ paths }) => paths)).not.toContain('/logos/one/logo.svg');
});

it('the first page’s document is restored once it was requested and is missing [OFF-001a]', async () => {
  const network = new FakeNetwork(origin).on(
    '/',
    () => new Response('', { headers: { 'content-type': 'text/html', 'x-perigee-release': 'ours' } }),
  );
  const first = await startWorker({ manifest, network });
  await first.dispatch('install');
  await first.complete();
  const worker = await startWorker({ ...first, hasActive: true });
  const show = async (path: string) => {
    await (await worker.ask(path, { mode: 'navigate' })).done;
    await worker.complete();
  };
  await show('/vip');
  const [release] = [...worker.caches.all.values()].filter(({ paths }) => paths.includes('/.complete'));
  await release!.delete('/');
  await show('/vip');
  await show('/');
  await show('/vip');
  expect(release!.paths).toContain('/');
});
