import * as v from 'valibot';
import { defineCall } from '../call';
import { CHAT_LINE_LETTERS, chatPersonIdSchema, chatReportReasons } from '../fields/live-chat';

/**
 * The chat of a live table. Its stream is `GET /provider/v1/live/chat` with the launch token: `hello` comes first (chatHelloSchema), then
 * `lines` and `removed` as they happen, `people` whenever somebody joins or leaves, and `beat` every few seconds.
 */
export const LIVE_CHAT_PATH = '/provider/v1/live/chat';

const nothing = v.strictObject({});
const lineId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const sayInChat = defineCall({
  id: 'live.chat-say',
  method: 'POST',
  path: '/provider/v1/live/chat/say',
  who: 'game',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Posts a line in the chat of the launched live table. A repeat with the same `line` posts nothing.',
  body: v.strictObject({
    /** The line's id, created by the frame. */
    line: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHAT_LINE_LETTERS)),
  }),
  response: v.strictObject({ id: lineId }),
  refusals: [
    'launch_token_invalid',
    'bets_not_allowed',
    'chat_closed',
    'chat_muted',
    'chat_too_fast',
    'chat_words_not_allowed',
    'chat_links_not_allowed',
    'chat_personal_data',
    'player_excluded',
    'account_locked',
  ],
  example: { body: { line: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21', text: 'Good luck!' } },
});

export const hideInChat = defineCall({
  id: 'live.chat-hide',
  method: 'POST',
  path: '/provider/v1/live/chat/hide',
  who: 'game',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Hides a participant of the chat from the player, at every table, or shows them again.',
  body: v.strictObject({ person: chatPersonIdSchema, is_hidden: v.boolean() }),
  response: nothing,
  refusals: ['launch_token_invalid', 'chat_person_not_found'],
  example: { body: { person: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21', is_hidden: true } },
});

export const reportInChat = defineCall({
  id: 'live.chat-report',
  method: 'POST',
  path: '/provider/v1/live/chat/report',
  who: 'game',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Reports a line of the chat to the operators, once per player and line.',
  body: v.strictObject({ id: lineId, reason: v.picklist(chatReportReasons) }),
  response: nothing,
  refusals: ['launch_token_invalid', 'chat_line_not_found'],
  example: { body: { id: 1, reason: 'insult' } },
});
