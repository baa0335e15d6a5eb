-- A player's balance in one currency. Bonus money is part of the total, but not of the withdrawable amount.
create or replace function balance_of(p_player bigint, p_currency text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'currency', p_currency,
    'amount_cents', coalesce(sum(balance), 0)::bigint,
    'available_to_cashout_cents', coalesce(sum(balance) filter (where kind = 'real'), 0)::bigint,
    'bonus_cents', coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint)
  from accounts where player_id = p_player and currency = p_currency and kind in ('real', 'bonus')
$$;
