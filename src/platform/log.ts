import { CallFailed } from './api/refusal';
import { send } from './api/transport';

/** Sends a failure's code to the server; a lost log entry is harmless, so nothing waits for it (TRACK-002). */
export function logFailure(code: string, error: unknown): void {
  const reason = error instanceof CallFailed ? error.code : error instanceof Error ? error.name : 'unknown';
  const body = JSON.stringify({ code, reason, path: globalThis.location?.pathname ?? '' });
  void send('/log', { method: 'PUT', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
}
