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

-- Numbers the next tickets of a lottery and gives them to a player, whose lock the caller holds. Answers the first one.
create function give_tickets(p_lottery bigint, p_player bigint, p_count bigint, p_source text) returns bigint
language plpgsql as $$
declare
  v_last bigint;
begin
  update lotteries set tickets = tickets + p_count where id = p_lottery returning tickets into v_last;
  insert into lottery_tickets (lottery_id, first, last, player_id, source)
    values (p_lottery, v_last - p_count + 1, v_last, p_player, p_source);
  return v_last - p_count + 1;
end
$$;

-- Opens the totals of running lotteries with a player's first bet in them; count_stake counts this very bet afterwards.
create function open_lottery_totals() returns trigger
language plpgsql as $$
begin
  insert into bet_totals (player_id, kind, key, starts_at, ends_at)
    select new.player_id, 'lottery', id::text, start_at, end_at from lotteries
    where ticket_bets_cents is not null and now() >= start_at and now() < end_at
      and not exists (select from bet_totals where player_id = new.player_id and kind = 'lottery' and key = id::text)
    on conflict do nothing;
  return null;
end
$$;

create trigger rounds_open_lottery_totals after insert on rounds for each row execute function open_lottery_totals();

-- Takes comp points, and tells the player what is left. Answers what is left. Refuses: not_enough_points.
create function take_ticket_points(p_player bigint, p_points bigint) returns bigint
language plpgsql as $$
declare
  v_left record;
begin
  update comp_points set chargeable = chargeable - p_points
    where player_id = p_player and chargeable >= p_points returning chargeable, persistent into v_left;
  if not found then
    perform refuse('not_enough_points');
  end if;
  perform emit_event(p_player, 'comps_award',
    jsonb_build_object('chargeable_points', v_left.chargeable, 'persistent_points', v_left.persistent));
  return v_left.chargeable;
end
$$;

-- Pays a prize of so many EUR cents in the player's own currency, rounded down, once for its reference.
-- Answers {currency, amount_cents}. Refuses: money_stopped.
create function award_prize(p_reference text, p_player bigint, p_eur_cents bigint) returns jsonb
language plpgsql as $$
declare
  v_currency text;
  v_amount bigint;
begin
  perform lock_player(p_player);
  select currency into v_currency from players where id = p_player;
  select floor(p_eur_cents::numeric * subunits / (eur_rate * 100)) into v_amount from currency_rates where currency = v_currency;
  if not exists (select from transfers where kind = 'prize' and reference = p_reference) then
    perform open_account(p_player, v_currency);
    perform post_transfer('prize', p_reference, p_player,
      array[player_account(p_player, v_currency, 'real'), platform_account('house', v_currency)],
      array[v_amount, -v_amount]);
    perform emit_balance(p_player, v_currency);
  end if;
  return jsonb_build_object('currency', v_currency, 'amount_cents', v_amount);
end
$$;
