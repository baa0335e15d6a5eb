import { existsSync } from 'node:fs';

/** Reads variables from `.env`, or the file that ENV_FILE names (empty: none); the real environment wins. */
export function loadEnvFile(): void {
  const file = process.env.ENV_FILE ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
}
