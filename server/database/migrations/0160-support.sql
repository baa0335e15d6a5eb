-- Conversations with support and messages of the contact form.

create table support_conversations (
  id bigint generated always as identity primary key,
  -- Who holds it has the conversation of a guest back; a player's needs the player's session as well.
  restore_id text not null unique check (length(restore_id) = 43),
  player_id bigint unique references players,
  -- The group of operators that answers: 1 general, 2 VIP, 26 guests.
  chat_group integer not null check (chat_group in (1, 2, 26)),
  locale text not null,
  -- The last message that the visitor has seen.
  read_to bigint not null default 0,
  started_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create table support_messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support_conversations on delete cascade,
  author text not null check (author in ('visitor', 'operator', 'auto')),
  -- The operator's.
  name text,
  text text not null,
  at timestamptz not null default now()
);

create index support_messages_of_conversation on support_messages (conversation_id, id);

create table contact_messages (
  id bigint generated always as identity primary key,
  player_id bigint references players,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  locale text not null,
  brand text not null,
  at timestamptz not null default now()
);

create index contact_messages_of_address on contact_messages (lower(email), at);
