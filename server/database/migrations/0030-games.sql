-- Play: what a player likes and played, who holds a game open, and who won a jackpot.

create table favorite_games (
  player_id bigint not null references players,
  game_identifier text not null,
  added_at timestamptz not null default now(),
  primary key (player_id, game_identifier)
);

create table played_games (
  player_id bigint not null references players,
  game_identifier text not null,
  played_at timestamptz not null default now(),
  primary key (player_id, game_identifier)
) with (fillfactor = 70);

-- A launch for real money: what one game's frame may do, by the token it holds.
create table game_sessions (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token.
  token_hash bytea not null unique,
  player_id bigint not null references players,
  -- The session that launched it: when that ends, the game takes no more stakes.
  login_hash bytea not null,
  game_identifier text not null,
  currency text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);

-- One real game at a time for each player, whatever the device.
create unique index game_sessions_one_real on game_sessions (player_id) where ended_at is null;

-- Seeds are the house's; contributions come off each stake of a game that feeds the jackpot.
insert into jackpot_levels (jackpot, level, name, seed_eur_cents, contribution_ppm) values
  ('mystic', 'nova', 'Nova', 2500000, 2000),
  ('mystic', 'orbit', 'Orbit', 100000, 2000),
  ('mystic', 'comet', 'Comet', 5000, 2000);

create table jackpot_wins (
  id bigint generated always as identity primary key,
  jackpot text not null,
  level text not null,
  level_name text not null,
  player_id bigint not null references players,
  round_id uuid not null unique,
  currency text not null,
  -- In the winner's currency, and what the level stood at in euro cents.
  amount bigint not null check (amount > 0),
  eur_cents bigint not null,
  won_at timestamptz not null default now()
);

create index jackpot_wins_biggest on jackpot_wins (eur_cents desc);
create index jackpot_wins_latest on jackpot_wins (won_at desc);

-- Pays a level of a jackpot to a player: what was contributed, in whatever currencies, goes to the house, and the
-- house pays the whole of it in the player's currency, rounded down. Others who win the level at the same instant
-- wait and find it at its seed.
create function award_jackpot(p_player bigint, p_round uuid, p_currency text, p_jackpot text, p_level text) returns void
language plpgsql as $$
declare
  v_name text := p_jackpot || '/' || p_level;
  v_eur bigint;
  v_amount bigint;
  v_title text;
  v_pot record;
begin
  perform from accounts where kind = 'jackpot' and name = v_name and player_id is null order by id for no key update;
  select eur_cents, name into v_eur, v_title from jackpot_amounts where jackpot = p_jackpot and level = p_level;
  select floor(v_eur::numeric * subunits / (eur_rate * 100)) into v_amount from currency_rates where currency = p_currency;
  for v_pot in
    select currency, array_agg(id order by id) as ids, array_agg(-balance order by id) as amounts, sum(balance)::bigint as total
    from accounts where kind = 'jackpot' and name = v_name and player_id is null and balance > 0 group by currency
  loop
    perform post_transfer('jackpot_release', p_round || '/' || v_pot.currency, p_player,
      v_pot.ids || platform_account('house', v_pot.currency), v_pot.amounts || v_pot.total);
  end loop;
  perform post_transfer('jackpot_win', p_round::text, p_player,
    array[player_account(p_player, p_currency, 'real'), platform_account('house', p_currency)],
    array[v_amount, -v_amount]);
  perform add_usage(p_player, p_currency, 0, v_amount, 0);
  insert into jackpot_wins (jackpot, level, level_name, player_id, round_id, currency, amount, eur_cents)
    values (p_jackpot, p_level, v_title, p_player, p_round, p_currency, v_amount, v_eur);
  insert into audit_log (actor, player_id, kind, details) values ('platform', p_player, 'jackpot_win',
    jsonb_build_object('jackpot', v_name, 'round', p_round, 'eur_cents', v_eur));
  perform write_event(p_player, 'jackpot_win_award', jsonb_build_object(
    'identifier', p_jackpot, 'level', p_level, 'currency', p_currency, 'amount_cents', v_amount));
  perform write_event(p_player, 'balance', balance_of(p_player, p_currency));
end
$$;

-- Why a game may not take a stake now, null when nothing stands against it: its launch has ended, the player's last
-- round of this game is still open, or the last round began too short a while ago.
create function play_refusal(p_session game_sessions, p_cycle_ms integer) returns text
language plpgsql stable as $$
declare
  v_last record;
begin
  if p_session.ended_at is not null or p_session.expires_at <= now()
    or not exists (select from sessions where token_hash = p_session.login_hash and revoked_at is null and expires_at > now()) then
    return 'launch_token_invalid';
  end if;
  select game_identifier, state, placed_at into v_last from rounds
    where player_id = p_session.player_id order by placed_at desc limit 1;
  if not found then
    return null;
  elsif v_last.state = 'open' and v_last.game_identifier = p_session.game_identifier then
    return 'round_open';
  elsif clock_timestamp() - v_last.placed_at < p_cycle_ms * interval '1 millisecond' then
    return 'cycle_too_short';
  end if;
  return null;
end
$$;

-- A bet of a game's frame: place_wager behind the launch token, the cycle and the draw of the jackpot. A repeat of
-- p_key answers the first bet's round, also after the launch has ended. p_level: the jackpot level this bet has won.
-- Refuses, besides what place_wager refuses: launch_token_invalid, round_open, cycle_too_short.
create function play_round(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_jackpot text, p_level text, p_cycle_ms integer
) returns jsonb
language plpgsql as $$
declare
  v_session game_sessions;
  v_answer jsonb;
  v_refusal text;
begin
  select * into v_session from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  perform lock_player(v_session.player_id);
  if answer_of_key('player:' || v_session.player_id, p_key, p_hash) is null then
    v_refusal := play_refusal(v_session, p_cycle_ms);
    if v_refusal is not null then
      perform refuse(v_refusal);
    elsif p_level is not null then
      -- Before any jackpot account is locked, so that two winners wait for each other in one order.
      perform pg_advisory_xact_lock(hashtext('jackpot'), hashtext(p_jackpot));
    end if;
  else
    p_level := null;
  end if;
  v_answer := place_wager(p_key, p_hash, v_session.player_id, v_session.id::text, p_round, v_session.game_identifier,
    v_session.currency, p_stake, p_outcome, p_win, p_jackpot, false);
  if p_level is not null then
    perform award_jackpot(v_session.player_id, p_round, v_session.currency, p_jackpot, p_level);
    v_answer := v_answer || jsonb_build_object('balance', balance_of(v_session.player_id, v_session.currency));
  end if;
  return v_answer;
end
$$;
