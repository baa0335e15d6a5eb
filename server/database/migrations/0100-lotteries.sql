-- Lotteries: tickets by number, bought with comp points or earned by bets, and a draw that picks winners by ticket.
-- Bets are counted in bet_totals, kind 'lottery', key the id.

create table lotteries (
  id bigint generated always as identity primary key,
  identifier text not null unique check (identifier ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(identifier) <= 64),
  title text not null,
  -- What a ticket costs in comp points, and how many EUR cents of bets earn one; null where there is no such way.
  ticket_points bigint check (ticket_points > 0),
  ticket_bets_cents bigint check (ticket_bets_cents > 0),
  -- EUR cents, the first place first.
  prizes_cents bigint[] not null check (cardinality(prizes_cents) > 0 and 0 < all (prizes_cents)),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- The number of the last ticket that was given out.
  tickets bigint not null default 0,
  drawn_at timestamptz,
  -- The last state that players were told.
  told_status text not null default 'future' check (told_status in ('future', 'active', 'archive')),
  check (start_at < end_at)
);

-- Tickets that follow each other; nobody holds a number twice, and no number is left out.
create table lottery_tickets (
  lottery_id bigint not null references lotteries,
  first bigint not null,
  last bigint not null,
  player_id bigint not null references players,
  source text not null check (source in ('bought', 'earned')),
  at timestamptz not null default now(),
  primary key (lottery_id, first),
  check (first > 0 and last >= first)
);

create index lottery_tickets_of_player on lottery_tickets (player_id, lottery_id);

create table lottery_winners (
  lottery_id bigint not null references lotteries,
  place integer not null check (place > 0),
  ticket bigint not null,
  player_id bigint not null references players,
  nickname text not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz,
  primary key (lottery_id, place),
  unique (lottery_id, ticket)
);

create trigger rounds_open_lottery_totals after insert on rounds for each row execute function open_lottery_totals();
