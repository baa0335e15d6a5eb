/** `npm run recall -- on|off`: removes the service worker of a broken release from every device, or stops doing so. */
import { isRecalled, setRecalled } from '../server/html/recall';
import { say } from './say';
import { usage } from './usage';
import { withDatabase } from './with-database';

const HELP = usage(
  'recall',
  [
    ['on', 'remove the service worker of a broken release from every device'],
    ['off', 'serve the service worker as usual again'],
  ],
  'Without a command it says whether the worker is recalled.',
);

const [mode] = process.argv.slice(2);

const recall = () =>
  withDatabase(async (database) => {
    if (mode !== undefined) await setRecalled(database, mode === 'on');
    const sentence = (await isRecalled(database))
      ? 'The service worker is recalled: each device removes it and its caches on its next visit. Run `npm run recall -- off` to stop.'
      : 'The service worker is served as usual. Run `npm run recall -- on` to remove it from every device.';
    say(sentence);
  });

if (mode !== undefined && mode !== 'on' && mode !== 'off') {
  process.stderr.write(`${HELP}\n`);
  process.exitCode = 1;
} else {
  await recall();
}
