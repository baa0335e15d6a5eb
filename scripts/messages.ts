/**
 * `npm run messages`: compiles the PO files of `locales` with Lingui into `locales/compiled`, which every runtime reads
 * and git leaves out; does nothing where they are up to date. A text that is missing, or that isn't valid ICU, ends the
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
