import * as v from 'valibot';
import { pushMessageSchema, type PushMessage } from '#contract/events/push';

/** A push event's content: data, or with Declarative Web Push the notification that the browser would show itself. */
export interface Pushed {
  readonly data: { text(): string } | null;
  readonly notification?: { title: string; body: string; navigate?: string; lang: string; dir: string; tag: string; data: unknown };
}

/** The message of a push; null if it's malformed. */
export function readMessage({ data, notification }: Pushed): PushMessage | null {
  const result = v.safeParse(pushMessageSchema, data ? parsed(data) : notification && declared(notification));
  return result.success ? result.output : null;
}

function parsed(data: { text(): string }): unknown {
  try {
    return JSON.parse(data.text());
  } catch {
    return null;
  }
}

function declared({ title, body, navigate, lang, dir, tag, data }: NonNullable<Pushed['notification']>): unknown {
  return { web_push: 8030, notification: { title, body, navigate, lang, dir, tag, data }, mutable: true };
}
