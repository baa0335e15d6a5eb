import type { Call } from '../call';
import * as account from './account';
import * as cashbox from './cashbox';
import * as competitions from './competitions';
import * as config from './config';
import * as content from './content';
import * as games from './games';
import * as gifts from './gifts';
import * as limits from './limits';
import * as live from './live';
import * as liveChat from './live-chat';
import * as locale from './locale';
import * as notifications from './notifications';
import * as provider from './provider';
import * as shop from './shop';
import * as support from './support';
import * as tracking from './tracking';
import * as vip from './vip';
import * as wheels from './wheels';

const domains = [
  account,
  cashbox,
  competitions,
  content,
  games,
  limits,
  live,
  liveChat,
  locale,
  notifications,
  provider,
  support,
  tracking,
  vip,
  gifts,
  shop,
  config,
  wheels,
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call of the API. */
export const calls: readonly Call[] = domains.flatMap((domain) => Object.values<unknown>(domain).filter(isCall));
