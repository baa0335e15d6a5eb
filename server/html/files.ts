import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the build lies. */
export const CLIENT = resolve('dist/client');

/** The built document before it is filled in, and the hashes of its inline scripts for the policy. */
export interface Template {
  html: string;
  scriptHashes: string[];
}

/** Reads the built document; null when there is no build. */
export function readTemplate(): Template | null {
  const path = resolve(CLIENT, 'index.html');
  if (!existsSync(path)) return null;
  const html = readFileSync(path, 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return { html, scriptHashes: inline.map((text) => createHash('sha256').update(text).digest('base64')) };
}
