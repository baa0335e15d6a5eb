-- Activates a player's gift (rules/gifts/stages decides the next stage). p_spin_stake: the value of each free spin. The
-- parts of a group have the group's terms.
-- Refuses: gift_not_found, gift_claimed, gift_forfeited, gift_expired, player_excluded, bonuses_disabled, account_locked, money_stopped.
create or replace function activate_gift(p_player bigint, p_id uuid, p_spin_stake bigint) returns void
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
  elsif v_gift.stage = 'canceled' then
    perform refuse('gift_forfeited');
  elsif v_gift.stage = 'expired' or v_gift.stage = 'issued' and (v_gift.activatable_until <= now() or v_gift.valid_until <= now()) then
    perform refuse('gift_expired');
  elsif v_gift.stage <> 'issued' then
    perform refuse('gift_claimed');
  end if;
  if v_gift.kind = 'group' then
    perform move_gift(p_id, 'finished');
    for v_part in select part, place from jsonb_array_elements(v_gift.bonuses) with ordinality as parts (part, place) loop
      perform issue_gift(p_player, v_part.part || jsonb_build_object('source', 'gift:' || p_id || ':' || v_part.place,
        'group_key', v_gift.group_key, 'currency', v_gift.currency, 'tier', v_gift.tier,
        'weights', v_gift.weights, 'max_stake_cents', v_gift.max_stake_cents, 'max_win_cents', v_gift.max_win_cents));
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
