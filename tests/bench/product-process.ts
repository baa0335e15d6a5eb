/** The product's own server for a bench; its parent process can broadcast events through it. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openPlatform } from '#server/open-platform';
import type { RealTimePayload } from '#contract/events/real-time';

const reading = readEnvironment();
if (!reading.ok) throw new Error(reading.problems.join(' '));
const { platform, close } = await openPlatform(reading.environment);
const app = await buildApp(platform);
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (payload: RealTimePayload<'jackpots_changes'>) => platform.streams.broadcast('jackpots_changes', payload));
process.on('disconnect', () => {
  void platform.streams
    .close()
    .then(() => app.close())
    .then(close)
    .then(() => process.exit(0));
});
process.send?.((app.server.address() as AddressInfo).port);
