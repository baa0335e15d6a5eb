import type { Queries, Transaction } from '#server/database/connection';

/** The conversations for operators, with their last messages. */
export function waitingConversations(queries: Queries) {
  return queries
    .selectFrom('support_conversations as conversation')
    .leftJoin('players', 'players.id', 'conversation.player_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('support_messages')
          .select(['author', 'text'])
          .whereRef('conversation_id', '=', 'conversation.id')
          .where('author', '!=', 'auto')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'conversation.id',
      'conversation.chat_group',
      'conversation.locale',
      'conversation.changed_at',
      'players.nickname',
      'conversation.player_id',
      'last.author',
      'last.text',
    ])
    .orderBy('conversation.changed_at', 'desc')
    .limit(100)
    .execute();
}

/** A conversation. */
export function findConversation(queries: Queries, id: number) {
  return queries.selectFrom('support_conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The player of a conversation, and the id with which a guest restores it. */
export function ownersOf(transaction: Transaction, id: number) {
  return transaction.selectFrom('support_conversations').select(['player_id', 'restore_id']).where('id', '=', id).executeTakeFirst();
}
