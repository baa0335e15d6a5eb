import { signIn } from '#contract/calls/account/session';
import { openClient } from './bare-client';

/** The results of a burst of sign-ins. */
interface Outcome {
  done: number;
  refused: number;
  seconds: number;
}

/** Sends sign-ins at a constant rate until stopped; an overloaded server refuses some. Returns the function that stops it. */
export function signInStorm(port: number, bodies: readonly (() => string)[], aSecond: number): () => Outcome {
  const clients = Array.from({ length: 200 }, () => openClient(port));
  const free = [...clients];
  const startedAt = performance.now();
  const count = { done: 0, refused: 0 };
  let sent = 0;
  const send = () => {
    const client = free.pop();
    if (!client) return;
    const back = (key: keyof typeof count) => () => {
      count[key] += 1;
      free.push(client);
    };
    sent += 1;
    const body = bodies[sent % bodies.length]!();
    client.post(signIn.path, { 'content-type': 'application/json' }, body).then(back('done'), back('refused'));
  };
  // A late timer catches up, so that the rate follows the clock.
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * aSecond;
    while (sent < due && free.length > 0) send();
    sent = Math.max(sent, Math.floor(due));
  }, 5);
  return () => {
    clearInterval(timer);
    const outcome = { ...count, seconds: (performance.now() - startedAt) / 1000 };
    for (const client of clients) client.close();
    return outcome;
  };
}
