/** `npm run recall -- on|off`: takes the service worker of a broken release back from every device, or ends that. */
import { isRecalled, setRecalled } from '../server/html/recall';
import { say } from './say';
import { withDatabase } from './with-database';

const [wish] = process.argv.slice(2);

const recall = () =>
  withDatabase(async (database) => {
    if (wish !== undefined) await setRecalled(database, wish === 'on');
    const sentence = (await isRecalled(database))
      ? 'The worker is recalled: each device lets go of it and of its caches at its next visit. `npm run recall -- off` ends that.'
      : 'The worker of this release is served. `npm run recall -- on` takes it back from every device.';
    say(sentence);
  });

if (wish !== undefined && wish !== 'on' && wish !== 'off') {
  process.stderr.write('npm run recall -- on, or off; without either it says which holds.\n');
  process.exitCode = 1;
} else {
  await recall();
}
