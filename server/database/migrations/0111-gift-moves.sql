-- How gifts move: taken, wagered, given up, run out (rules/gifts/stages says what follows what).

-- Bonus money of a gift is there, or waits until the one that is wagered in its currency is over.
create function begin_wagering(p_gift gifts) returns void
language plpgsql as $$
begin
  if exists (select from gifts where player_id = p_gift.player_id and currency = p_gift.currency and stage = 'handle_bets') then
    perform move_gift(p_gift.id, 'wait');
    return;
  end if;
  perform post_transfer('gift_bonus', p_gift.id::text, p_gift.player_id,
    array[player_account(p_gift.player_id, p_gift.currency, 'bonus'), platform_account('house', p_gift.currency)],
    array[p_gift.amount_cents, -p_gift.amount_cents]);
  perform move_gift(p_gift.id, 'handle_bets');
  perform emit_balance(p_gift.player_id, p_gift.currency);
end
$$;

-- The gift that has waited longest in a currency has its turn.
create function begin_next_gift(p_player bigint, p_currency text) returns void
language plpgsql as $$
declare
  v_gift gifts;
begin
  select * into v_gift from gifts where player_id = p_player and currency = p_currency and stage = 'wait' order by created_at, id limit 1;
  if found then
    perform begin_wagering(v_gift);
  end if;
end
$$;

-- Pays an amount of a gift as the player's own money.
create function pay_gift(p_gift gifts, p_amount bigint) returns void
language plpgsql as $$
begin
  perform post_transfer('gift_cash', p_gift.id::text, p_gift.player_id,
    array[player_account(p_gift.player_id, p_gift.currency, 'real'), platform_account('house', p_gift.currency)],
    array[p_amount, -p_amount]);
  perform emit_balance(p_gift.player_id, p_gift.currency);
end
$$;

-- Ends a live gift without its end being reached; bonus money of it goes back to the house. Refuses: round_open.
create function end_gift(p_gift gifts, p_stage gift_stage) returns void
language plpgsql as $$
declare
  v_bonus bigint := player_account(p_gift.player_id, p_gift.currency, 'bonus');
  v_left bigint := (select balance from accounts where id = v_bonus);
begin
  if exists (select from rounds where gift_id = p_gift.id and state = 'open') then
    perform refuse('round_open');
  end if;
  perform move_gift(p_gift.id, p_stage);
  if p_gift.stage = 'handle_bets' then
    if v_left > 0 then
      perform post_transfer('gift_forfeited', p_gift.id::text, p_gift.player_id,
        array[v_bonus, platform_account('house', p_gift.currency)], array[-v_left, v_left]);
      perform emit_balance(p_gift.player_id, p_gift.currency);
    end if;
    perform begin_next_gift(p_gift.player_id, p_gift.currency);
  end if;
end
$$;

-- Points of experience count for levels; they are not to be spent.
create function give_points(p_player bigint, p_chargeable bigint, p_persistent bigint) returns void
language plpgsql as $$
declare
  v_comp comp_points;
begin
  insert into comp_points as known (player_id, chargeable, persistent) values (p_player, p_chargeable, p_persistent)
    on conflict (player_id) do update set
      chargeable = known.chargeable + excluded.chargeable, persistent = known.persistent + excluded.persistent
    returning * into v_comp;
  perform emit_event(p_player, 'comps_award',
    jsonb_build_object('chargeable_points', v_comp.chargeable, 'persistent_points', v_comp.persistent));
end
$$;

-- The player takes a gift (rules/gifts/stages says what follows). p_spin_stake: of free spins, what each is worth.
-- Refuses: gift_not_found, gift_not_activatable, player_excluded, bonuses_disabled, account_locked, money_stopped.
create function activate_gift(p_player bigint, p_id uuid, p_spin_stake bigint) returns void
language plpgsql as $$
declare
  v_gift gifts;
  v_refusal text;
  v_part record;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id and player_id = p_player for update;
  if not found then
    perform refuse('gift_not_found');
  end if;
  v_refusal := bonus_refusal(p_player);
  if v_refusal is not null then
    perform refuse(v_refusal);
  elsif v_gift.stage <> 'issued' or v_gift.activatable_until <= now() or v_gift.valid_until <= now() then
    perform refuse('gift_not_activatable');
  end if;
  if v_gift.kind = 'group' then
    perform move_gift(p_id, 'finished');
    for v_part in select part, place from jsonb_array_elements(v_gift.bonuses) with ordinality as parts (part, place) loop
      perform issue_gift(p_player, v_part.part || jsonb_build_object('source', 'gift:' || p_id || ':' || v_part.place,
        'group_key', v_gift.group_key, 'currency', v_gift.currency, 'tier', v_gift.tier));
    end loop;
  elsif v_gift.kind = 'xp' then
    perform move_gift(p_id, 'finished');
    perform give_points(p_player, 0, v_gift.points);
  elsif v_gift.freespins_total > 0 then
    update gifts set spin_stake_cents = p_spin_stake where id = p_id;
    perform move_gift(p_id, 'activated');
  elsif v_gift.wager > 0 and v_gift.amount_cents > 0 then
    perform begin_wagering(v_gift);
  else
    perform move_gift(p_id, 'finished');
    perform pay_gift(v_gift, v_gift.amount_cents);
  end if;
end
$$;

-- The player gives a gift up. Refuses: gift_not_found, gift_over, round_open, money_stopped.
create function cancel_gift(p_player bigint, p_id uuid) returns void
language plpgsql as $$
declare
  v_gift gifts;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id and player_id = p_player for update;
  if not found then
    perform refuse('gift_not_found');
  elsif v_gift.ended_at is not null then
    perform refuse('gift_over');
  end if;
  perform end_gift(v_gift, 'canceled');
end
$$;

-- Ends a gift whose time has run out, once its rounds have ended. Answers whether it did.
create function expire_gift(p_player bigint, p_id uuid) returns boolean
language plpgsql as $$
declare
  v_gift gifts;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id for update;
  if v_gift.ended_at is not null or exists (select from rounds where gift_id = p_id and state = 'open')
    or not coalesce(case v_gift.stage when 'issued' then least(v_gift.activatable_until, v_gift.valid_until) else v_gift.valid_until end <= now(), false) then
    return false;
  end if;
  perform end_gift(v_gift, 'expired');
  return true;
end
$$;

-- Looks at a gift when a round of it has ended: whether its wager is done, its money gone, or its last spin played.
create function judge_gift(p_id uuid) returns void
language plpgsql as $$
declare
  v_gift gifts;
  v_bonus bigint;
  v_left bigint;
  v_paid bigint;
begin
  select * into v_gift from gifts where id = p_id for update;
  if exists (select from rounds where gift_id = p_id and state = 'open') then
    return;
  elsif v_gift.stage = 'activated' and v_gift.freespins_performed = v_gift.freespins_total then
    if v_gift.winnings = 'bonus' and v_gift.amount_cents > 0 and v_gift.wager > 0 then
      update gifts set amount_wager_requirement_cents = amount_cents * wager where id = p_id returning * into v_gift;
      perform begin_wagering(v_gift);
    else
      perform move_gift(p_id, 'finished');
      if v_gift.winnings = 'bonus' and v_gift.amount_cents > 0 then
        perform pay_gift(v_gift, v_gift.amount_cents);
      end if;
    end if;
  elsif v_gift.stage = 'handle_bets' then
    select id, balance into v_bonus, v_left from accounts where player_id = v_gift.player_id and currency = v_gift.currency and kind = 'bonus';
    if v_gift.amount_wager_cents >= v_gift.amount_wager_requirement_cents then
      v_paid := least(v_left, coalesce(v_gift.max_win_cents, v_left));
      perform post_transfer('gift_converted', p_id::text, v_gift.player_id,
        array[v_bonus, player_account(v_gift.player_id, v_gift.currency, 'real'), platform_account('house', v_gift.currency)],
        array[-v_left, v_paid, v_left - v_paid]);
      update gifts set paid_cents = v_paid where id = p_id;
      perform move_gift(p_id, 'wager_done');
      perform emit_balance(v_gift.player_id, v_gift.currency);
      perform begin_next_gift(v_gift.player_id, v_gift.currency);
    elsif v_left = 0 then
      perform move_gift(p_id, 'lost');
      perform begin_next_gift(v_gift.player_id, v_gift.currency);
    end if;
  end if;
end
$$;
