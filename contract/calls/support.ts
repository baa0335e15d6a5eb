import * as v from 'valibot';
import { defineCall } from '../call';
import { chatGroups, chatMessageSchema, chatTextSchema, contactFields, restoreIdSchema } from '../fields/support';

const restored = v.optional(restoreIdSchema);

export const sendContactMessage = defineCall({
  id: 'support.contact',
  method: 'POST',
  path: '/api/send_contact_message',
  who: 'guest',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Sends a message of the contact form to the support mailbox and to the operators.',
  proves: ['API-062', 'SUPP-002'],
  body: v.strictObject(contactFields),
  response: v.strictObject({ number: v.number() }),
  refusals: ['written_too_often'],
  example: {
    body: { name: 'Rena Richter', email: 'rena@orbit.example', topic: 'payments', message: 'Where is my withdrawal of yesterday?' },
  },
});

/** A player's own conversation, or a guest's by its restore id; without one, an empty one. */
export const getConversation = defineCall({
  id: 'support.conversation',
  method: 'GET',
  path: '/api/support/conversation',
  who: 'guest',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The conversation with support, the oldest message first, and up to which message it was read.',
  proves: ['SUPP-001'],
  query: v.strictObject({ restore_id: restored }),
  response: v.strictObject({
    restore_id: v.nullable(v.string()),
    group: v.picklist(Object.values(chatGroups)),
    read_to: v.number(),
    messages: v.array(chatMessageSchema),
  }),
  refusals: [],
  example: {},
});

export const sendChatMessage = defineCall({
  id: 'support.send',
  method: 'POST',
  path: '/api/support/messages',
  who: 'guest',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Posts a message in the conversation with support, and begins one if needed.',
  proves: ['SUPP-001'],
  body: v.strictObject({ restore_id: restored, text: chatTextSchema }),
  response: v.strictObject({ restore_id: v.string() }),
  refusals: ['written_too_often'],
  example: { body: { text: 'Hello, is somebody there?' } },
});

export const markConversationRead = defineCall({
  id: 'support.read',
  method: 'PUT',
  path: '/api/support/read',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Records up to which message the conversation was read.',
  proves: ['SUPP-001'],
  body: v.strictObject({ restore_id: restored, message: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  response: v.strictObject({ read_to: v.number() }),
  refusals: [],
  example: { body: { message: 1 } },
});

export const getRestoreId = defineCall({
  id: 'support.restore-get',
  method: 'GET',
  path: '/api/support/restore-id',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The restore id of the player's conversation, null before the first message.",
  proves: ['API-067', 'SUPP-001'],
  response: v.strictObject({ restore_id: v.nullable(v.string()) }),
  refusals: [],
  example: {},
});

/** A guest's conversation continues as the player's. */
export const setRestoreId = defineCall({
  id: 'support.restore-set',
  method: 'PUT',
  path: '/api/support/restore-id',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Assigns a conversation that was begun as a guest to the player.',
  proves: ['API-067', 'SUPP-001'],
  body: v.strictObject({ restore_id: restoreIdSchema }),
  response: v.strictObject({ restore_id: v.string() }),
  refusals: ['conversation_not_found'],
  example: { body: { restore_id: 'x'.repeat(43) } },
});
