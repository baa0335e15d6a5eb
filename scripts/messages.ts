/**
 * `npm run messages`: compiles the PO files of `locales` with Lingui into `locales/compiled`, which every runtime reads
 * and git ignores; does nothing if these are up to date. A missing text, or one that isn't valid ICU, fails the
 * command with its key.
 */
import { compileMessages } from './compile-messages';

try {
  await compileMessages();
} catch (error) {
  const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
  process.stderr.write(`${[stdout, stderr].filter(Boolean).join('\n') || message}\n`);
  process.exitCode = 1;
}
