import type { Call } from '#contract/call';
import { failureCodeOf } from '#rules/tracking/failure-code';
import type { CallFailed } from '../platform/api/refusal';
import { logFailure } from '../platform/log';
import { makeTimer } from '../platform/timer';

/** A delay after which the connection may be back. */
const LATER_MS = 30_000;
const LATE_AT_MOST = 20;

const late: { code: string; failed: CallFailed }[] = [];
const logging = makeTimer(() => {
  for (const { code, failed } of late.splice(0)) logFailure(code, failed);
});

/**
 * Logs a call whose last attempt failed, under a code derived from its path (TRACK-002). A call that got no response is logged a while later. If
 * the device was offline, there was no request.
 */
export function logFailedCall({ path }: Call, failed: CallFailed): void {
  if (failed.code === 'offline') return;
  const code = failureCodeOf(path);
  if (failed.status > 0) logFailure(code, failed);
  else if (late.length < LATE_AT_MOST) {
    late.push({ code, failed });
    logging.start(LATER_MS);
  }
}
