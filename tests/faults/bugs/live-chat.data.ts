import type { SeededBug } from './bug.ts';

/** Bugs in the chats of live tables. */
export const liveChatBugs: readonly SeededBug[] = [
  {
    name: 'a player on a break writes in the chat of a live table',
    file: 'server/domains/live/chat/chat.ts',
    from: "  if (is_on_break) throw refuse('player_excluded');\n",
    to: '',
    proof: 'server/domains/live/chat/chat.test.ts',
  },
  {
    name: 'a muted player writes in the chat of a live table',
    file: 'server/domains/live/chat/chat.ts',
    from: "throw refuse('chat_muted')",
    to: 'return',
    proof: 'server/domains/live/chat/chat.test.ts',
  },
  {
    name: 'names in the chat of a live table show in full',
    file: 'server/domains/live/chat/chat-rooms.ts',
    from: 'name: maskName(nickname),',
    to: "name: nickname ?? '',",
    proof: 'server/domains/live/chat/chat.test.ts',
  },
  {
    name: 'a line that operators removed stays on the screens of a live table',
    file: 'server/domains/live/chat/operators.ts',
    from: 'if (isDone) await noteChat(transaction, game);',
    to: '',
    proof: 'server/domains/live/chat/chat.test.ts',
  },
  {
    name: 'a card’s number is written into the chat of a live table',
    file: 'rules/games/live/chat/chat-line.ts',
    from: 'DIGITS.test(read)',
    to: 'false',
    proof: 'rules/games/live/chat/chat-line.test.ts',
  },
  {
    name: 'a word with repeated letters passes the filter of the chat',
    file: 'rules/games/live/chat/words.ts',
    from: 'run.length > 1 ? `${letter}{${run.length},}` : `${letter}+`',
    to: 'run',
    proof: 'rules/games/live/chat/chat-line.test.ts',
  },
];
