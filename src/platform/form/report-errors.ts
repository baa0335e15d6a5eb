import { reportFieldErrors } from '#contract/calls/tracking';
import { ask } from '../api/client';
import { makeTimer } from '../timer';

const GATHER_MS = 1_000;

type Side = 'client' | 'server';

const gathered = new Map<string, { side: Side; component: string; errors: Map<string, string> }>();

function send(): void {
  for (const { side, component, errors } of gathered.values()) {
    const list = [...errors].map(([key, firstMessage]) => ({ key, firstMessage }));
    ask(reportFieldErrors, { body: { side, component, errors: list } }, { retries: 0 }).catch(() => undefined);
  }
  gathered.clear();
}

const sending = makeTimer(send);

/** Reports which fields showed an error: keys of messages, never what was typed (FORM-023). Losing a report is harmless. */
export function reportErrors(side: Side, component: string, errors: Readonly<Record<string, string>>): void {
  const place = `${side} ${component}`;
  const known = gathered.get(place) ?? { side, component, errors: new Map<string, string>() };
  for (const [key, message] of Object.entries(errors)) known.errors.set(key, message);
  if (known.errors.size === 0) return;
  gathered.set(place, known);
  sending.start(GATHER_MS);
}
