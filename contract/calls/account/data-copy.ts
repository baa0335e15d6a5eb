import * as v from 'valibot';
import { defineCall } from '../../call';

const response = v.strictObject({
  /** The latest copy; null if none was requested or it has expired. `ready_at` is null while it's prepared. */
  copy: v.nullable(v.strictObject({ id: v.string(), requested_at: v.string(), ready_at: v.nullable(v.string()), expires_at: v.string() })),
});

export const getDataCopy = defineCall({
  id: 'account.data-copy',
  method: 'GET',
  path: '/api/player/data_copy',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary:
    'The latest copy of all data of the player. As files, with a password from the last five minutes: /api/player/data_copy.json and /api/player/data_copy.html.',
  response,
  refusals: [],
  example: {},
});

export const requestDataCopy = defineCall({
  id: 'account.data-copy-request',
  method: 'POST',
  path: '/api/player/data_copy',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Requests a copy of all the player’s data; a mail and a notification say when it is ready. One request a day.',
  response,
  refusals: ['reauthentication_required'],
  example: {},
});

/** Called before a download, so that the password is entered first: a browser's download can't show that dialog. */
export const unlockDataCopy = defineCall({
  id: 'account.data-copy-unlock',
  method: 'POST',
  path: '/api/player/data_copy/unlock',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Whether the copy may be downloaded now: the password was entered in the last five minutes.',
  response: v.strictObject({}),
  refusals: ['reauthentication_required'],
  example: {},
});
