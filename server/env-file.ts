import { existsSync } from 'node:fs';

/** Reads variables from `.env`, or from ENV_FILE (empty: none); the real environment takes precedence. */
export function loadEnvFile(): void {
  const file = process.env.ENV_FILE ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
}
