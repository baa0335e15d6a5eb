import { send } from '../api/transport';
import { SERVER_POLL_MS } from '../timing';

/** Whether the server itself responds now, rather than a captive portal that accepts everything. */
export async function isServerLive(): Promise<boolean> {
  try {
    const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_POLL_MS) });
    const body = (await response.json()) as { status?: unknown } | null;
    return response.ok && body?.status === 'live';
  } catch {
    return false;
  }
}
