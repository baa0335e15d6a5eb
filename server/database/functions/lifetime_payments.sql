-- A player's total deposits and payouts in a currency, without fees: {deposits_cents, withdrawals_cents}.
create or replace function lifetime_payments(p_player bigint, p_currency text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'deposits_cents', coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0)::bigint,
    'withdrawals_cents', coalesce(sum(-e.amount - h.fee) filter (where t.kind = 'withdrawal_paid'), 0)::bigint)
  from transfers t
    join accounts a on a.player_id = p_player and a.currency = p_currency
      and a.kind = case t.kind when 'deposit' then 'real' else 'pending_withdrawal' end::account_kind
    join lateral (
      select amount, transfer_id from entries where account_id = a.id and id >= first_entry(a.id, t.id) order by id limit 1
    ) as e on e.transfer_id = t.id
    left join withdrawal_holds h on t.kind = 'withdrawal_paid' and h.reference = t.reference
  where t.player_id = p_player and t.kind in ('deposit', 'withdrawal_paid')
$$;
