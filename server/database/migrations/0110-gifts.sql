-- Gifts: bonus money, free spins and what else is given to a player, and how real bets move them. At most one gift of a
-- player and currency is wagered at a time, and all bonus money of that currency belongs to it.

create type gift_stage as enum
  ('issued', 'wait', 'handle_bets', 'activated', 'lost', 'canceled', 'expired', 'wager_done', 'finished');

create table gifts (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players,
  type text not null check (type in ('bonus', 'freespins', 'deposit', 'registration', 'player_bonus')),
  kind text not null check (kind in ('cashback', 'deposit_bonus', 'cash', 'giftspin', 'group', 'xp', 'freespins')),
  tier text check (tier in ('rocket_lite', 'rocket_pro', 'rocket_max')),
  group_key text not null,
  -- By locale; null where the kind says enough.
  title jsonb,
  stage gift_stage not null default 'issued',
  currency text not null references currency_rates,
  -- What is given; of free spins, what they have won so far.
  amount_cents bigint not null default 0 check (amount_cents >= 0),
  -- How often the amount is wagered; 0 makes it real at once.
  wager integer not null default 0 check (wager >= 0),
  amount_wager_cents bigint not null default 0,
  amount_wager_requirement_cents bigint not null default 0,
  max_win_cents bigint,
  -- What of its bonus money has become the player's own.
  paid_cents bigint not null default 0,
  -- Games whose bets count; null for all.
  games text[],
  -- Where free spins are played.
  game text,
  freespins_total integer not null default 0,
  freespins_performed integer not null default 0,
  spin_stake_cents bigint,
  winnings text not null default 'bonus' check (winnings in ('bonus', 'cash')),
  points bigint not null default 0,
  -- What a group brings: an array of gifts as issue_gift takes them.
  bonuses jsonb not null default '[]',
  -- The award that it came from: one award gives once.
  source text not null,
  activatable_until timestamptz,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (freespins_performed between 0 and freespins_total)
);

create unique index gifts_once on gifts (player_id, source);
create unique index gifts_wagered on gifts (player_id, currency) where stage = 'handle_bets';
create index gifts_of_player on gifts (player_id, created_at desc);
create index gifts_due on gifts (least(activatable_until, valid_until)) where stage in ('issued', 'wait', 'handle_bets', 'activated');

-- A stake counts towards the gift that was wagered when it was taken; a free one was the gift's own.
alter table rounds add column gift_id uuid, add column is_free boolean not null default false;
create index rounds_open_of_gift on rounds (gift_id) where state = 'open' and gift_id is not null;

create table bonus_offers (
  key text primary key,
  kind text not null check (kind in ('deposit', 'registration')),
  title jsonb not null,
  -- Null: it comes by itself.
  code text unique,
  -- Of the deposit, up to a maximum in euro cents.
  percent integer not null default 0,
  max_eur_cents bigint not null default 0,
  min_eur_cents bigint not null default 0,
  amount_eur_cents bigint not null default 0,
  freespins_total integer not null default 0,
  game text,
  wager integer not null default 0,
  tier text,
  position integer not null default 0,
  is_open boolean not null default true
);

create table promo_codes (
  code text primary key,
  -- A coupon brings a gift, a betting code a coupon of the sportsbook.
  kind text not null check (kind in ('coupon', 'betting')),
  title jsonb not null,
  -- Of a coupon, as issue_gift takes it; amounts in euro cents.
  gift jsonb,
  url text,
  -- How many players may use it; null for all.
  quota integer,
  used integer not null default 0,
  valid_until timestamptz,
  check (quota is null or used <= quota)
);

create table promo_code_uses (
  code text not null references promo_codes,
  player_id bigint not null references players,
  used_at timestamptz not null default now(),
  primary key (code, player_id)
);

-- Why a player may be given nothing now, null when nothing stands against it.
create function bonus_refusal(p_player bigint) returns text
language sql stable as $$
  select case
    when status <> 'active' then 'account_locked'
    when exists (select from active_limits where player_id = p_player and type in ('coolingoff', 'selfexclusion')) then 'player_excluded'
    when not can_issue_bonuses then 'bonuses_disabled' end
  from players where id = p_player
$$;

create function tell_gift(p_gift gifts) returns void
language sql as $$
  select emit_event(p_gift.player_id, case p_gift.type when 'freespins' then 'freespins_changes' else 'bonuses_changes' end,
    jsonb_build_object('id', p_gift.id, 'stage', p_gift.stage))
$$;

-- Brings a gift, whose player is locked, into a stage and tells of it. A player hears in words of a wager that is done.
create function move_gift(p_id uuid, p_stage gift_stage) returns gifts
language plpgsql as $$
declare
  v_gift gifts;
begin
  update gifts set stage = p_stage,
      ended_at = case when p_stage in ('lost', 'canceled', 'expired', 'wager_done', 'finished') then now() end
    where id = p_id returning * into v_gift;
  perform tell_gift(v_gift);
  if p_stage = 'wager_done' then
    perform graphile_worker.add_job('gift_wagered', json_build_object('gift', p_id), job_key => 'gift_wagered:' || p_id);
  end if;
  return v_gift;
end
$$;

-- Gives a player a gift, once for its source; null where it was given before. Amounts are in the gift's currency, times
-- are days from now. Whoever calls has asked bonus_refusal.
create function issue_gift(p_player bigint, p_gift jsonb) returns uuid
language plpgsql as $$
declare
  v_gift gifts;
  v_amount bigint := coalesce((p_gift ->> 'amount_cents')::bigint, 0);
  v_wager integer := coalesce((p_gift ->> 'wager')::integer, 0);
begin
  perform lock_player(p_player);
  perform open_account(p_player, p_gift ->> 'currency');
  insert into gifts (id, player_id, type, kind, tier, group_key, title, currency, amount_cents, wager,
      amount_wager_requirement_cents, max_win_cents, games, game, freespins_total, winnings, points, bonuses, source,
      activatable_until, valid_until)
    values (coalesce((p_gift ->> 'id')::uuid, gen_random_uuid()), p_player, p_gift ->> 'type', p_gift ->> 'kind',
      p_gift ->> 'tier', p_gift ->> 'group_key', nullif(p_gift -> 'title', 'null'), p_gift ->> 'currency', v_amount, v_wager,
      v_amount * v_wager, (p_gift ->> 'max_win_cents')::bigint,
      case when jsonb_typeof(p_gift -> 'games') = 'array' then array(select jsonb_array_elements_text(p_gift -> 'games')) end,
      p_gift ->> 'game', coalesce((p_gift ->> 'freespins_total')::integer, 0), coalesce(p_gift ->> 'winnings', 'bonus'),
      coalesce((p_gift ->> 'points')::bigint, 0), coalesce(p_gift -> 'bonuses', '[]'), p_gift ->> 'source',
      now() + (p_gift ->> 'activatable_days')::numeric * interval '1 day', now() + (p_gift ->> 'valid_days')::numeric * interval '1 day')
    on conflict (player_id, source) do nothing returning * into v_gift;
  if not found then
    return null;
  end if;
  perform tell_gift(v_gift);
  return v_gift.id;
end
$$;
