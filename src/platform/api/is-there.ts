import { send } from './transport';

const PATIENCE_MS = 4_000;

/** Whether the platform answers now, within four seconds. */
export async function isThere(): Promise<boolean> {
  const answer = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return answer?.ok === true;
}
