-- Checks, in one snapshot: every currency sums to zero, every entry's balance_after follows from the previous one,
-- every balance is the sum of its entries. Continues after the last check, or from the start if p_full.
-- Returns the problems, an empty array if there are none; any problem stops money, and a full check without one
-- resumes it.
create or replace function reconcile(p_full boolean default false) returns jsonb
language plpgsql as $$
declare
  v_problems jsonb;
begin
  -- One check at a time; money continues to move meanwhile.
  perform pg_advisory_xact_lock(8730156);
  with chain as (
    select accounts.id, accounts.currency, accounts.balance, coalesce(known.balance, 0) as known,
      fresh.id as entry_id, fresh.amount, fresh.balance_after,
      coalesce(known.balance, 0) + sum(fresh.amount) over (partition by accounts.id order by fresh.id) as expected
    from accounts
    left join account_checkpoints known on known.account_id = accounts.id and not p_full
    left join lateral (select * from entries where account_id = accounts.id and entries.id > coalesce(known.entry_id, 0)) as fresh on true
  ), proofs as (
    select id, currency, balance, max(entry_id) as entry_id,
      known + coalesce(sum(amount), 0) as entered,
      min(entry_id) filter (where balance_after <> expected) as broken_at
    from chain group by id, currency, balance, known
  ), kept as (
    insert into account_checkpoints (account_id, entry_id, balance)
    select id, entry_id, balance from proofs
      where entry_id is not null and broken_at is null and entered = balance
    on conflict (account_id) do update set entry_id = excluded.entry_id, balance = excluded.balance
  ), problems as (
    select jsonb_build_object('problem', 'currency_sum', 'currency', currency, 'sum', sum(balance)) as problem
      from proofs group by currency having sum(balance) <> 0
    union all
    select jsonb_build_object('problem', 'balance', 'account', id, 'balance', balance, 'entered', entered)
      from proofs where entered <> balance
    union all
    select jsonb_build_object('problem', 'chain', 'account', id, 'entry', broken_at)
      from proofs where broken_at is not null
  )
  select coalesce(jsonb_agg(problem), '[]') into v_problems from problems;

  if v_problems <> '[]' then
    insert into settings (key, value) values ('money_stopped', v_problems)
      on conflict (key) do update set value = excluded.value, changed_at = now();
    insert into audit_log (actor, kind, details) values ('reconcile', 'money_stopped', v_problems);
  elsif p_full then
    delete from settings where key = 'money_stopped';
  end if;
  insert into settings (key, value) values ('reconciled_at', to_jsonb(now()))
    on conflict (key) do update set value = excluded.value, changed_at = now();
  return v_problems;
end
$$;
