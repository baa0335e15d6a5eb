-- Takes an additional stake of an open round, which counts like any stake. The caller has locked the player and made all checks.
-- Returns the balance after it.
-- Refuses: not_enough_money, currency_not_supported, bonus_stake_too_high, money_stopped.
create or replace function add_stake(p_round rounds, p_stake bigint, p_terms jsonb) returns jsonb
language plpgsql as $$
declare
  v_taken record;
begin
  v_taken := take_stake(p_round.player_id, p_round.id, p_round.game_identifier, p_round.currency, p_stake, p_round.stake + p_stake, null,
    p_terms);
  update rounds set stake = stake + p_stake, stake_bonus = stake_bonus + v_taken.from_bonus,
      gift_id = coalesce(gift_id, v_taken.gift_id),
      counted_eur_cents = counted_eur_cents + v_taken.counted_eur_cents,
      counted_for_gift = case when v_taken.gift_id is null then counted_for_gift else coalesce(counted_for_gift, 0) + v_taken.counted_for_gift end
    where id = p_round.id;
  -- Counted in the hour of the round, because a returned stake is subtracted and the win is added there.
  perform add_usage(p_round.player_id, p_round.currency, p_stake, 0, 0, p_round.placed_at);
  perform count_stake(p_round.player_id, p_round.game_identifier, v_taken.counted_eur_cents, p_round.placed_at);
  perform write_event(p_round.player_id, 'balance', v_taken.balance);
  return v_taken.balance;
end
$$;
