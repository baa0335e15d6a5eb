-- Money in and out. The payment's reference is the key: each step happens once for it, however often it is called.

create table withdrawal_holds (
  reference text primary key,
  player_id bigint not null references players,
  currency text not null,
  amount bigint not null,
  state text not null default 'held' check (state in ('held', 'recalled', 'paid')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create index withdrawal_holds_of_player on withdrawal_holds (player_id, created_at desc);

create function require_amount(p_amount bigint) returns void
language plpgsql as $$
begin
  if p_amount is null or p_amount <= 0 or p_amount > 9007199254740991 then
    perform refuse('amount_out_of_range');
  end if;
end
$$;

-- Credits a paid deposit once for its reference. Limits are asked before paying (limit_refusal), not here: the money
-- has come. Answers {credited, balance}; credited is false on a repeat.
-- Refuses: idempotency_conflict (other player, currency or amount), amount_out_of_range, money_stopped.
create function credit_deposit(p_reference text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql as $$
declare
  v_account bigint;
  v_known record;
begin
  perform require_amount(p_amount);
  perform lock_player(p_player);
  perform open_account(p_player, p_currency);
  v_account := player_account(p_player, p_currency, 'real');
  select transfers.player_id, entries.account_id, entries.amount into v_known
    from transfers left join entries on entries.transfer_id = transfers.id and entries.account_id = v_account
    where transfers.kind = 'deposit' and transfers.reference = p_reference;
  if found then
    if v_known.player_id <> p_player or v_known.amount is distinct from p_amount then
      perform refuse('idempotency_conflict');
    end if;
    return jsonb_build_object('credited', false, 'balance', balance_of(p_player, p_currency));
  end if;
  perform post_transfer('deposit', p_reference, p_player,
    array[v_account, platform_account('payments', p_currency)], array[p_amount, -p_amount]);
  perform add_usage(p_player, p_currency, 0, 0, p_amount);
  return jsonb_build_object('credited', true, 'balance', emit_balance(p_player, p_currency));
end
$$;

-- Moves real money into waiting for its payout. An excluded player may; a locked one may not.
-- Refuses: not_enough_money, account_locked, amount_out_of_range, idempotency_conflict, money_stopped.
create function request_withdrawal(p_reference text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql as $$
declare
  v_real bigint;
  v_hold withdrawal_holds;
begin
  perform require_amount(p_amount);
  if lock_player(p_player) <> 'active' then
    perform refuse('account_locked');
  end if;
  select * into v_hold from withdrawal_holds where reference = p_reference;
  if found then
    if (v_hold.player_id, v_hold.currency, v_hold.amount) <> (p_player, p_currency, p_amount) then
      perform refuse('idempotency_conflict');
    end if;
    return jsonb_build_object('state', v_hold.state, 'balance', balance_of(p_player, p_currency));
  end if;
  v_real := player_account(p_player, p_currency, 'real');
  if (select balance from accounts where id = v_real) < p_amount then
    perform refuse('not_enough_money');
  end if;
  insert into withdrawal_holds (reference, player_id, currency, amount)
    values (p_reference, p_player, p_currency, p_amount);
  perform post_transfer('withdrawal', p_reference, p_player,
    array[v_real, player_account(p_player, p_currency, 'pending_withdrawal')], array[-p_amount, p_amount]);
  return jsonb_build_object('state', 'held', 'balance', emit_balance(p_player, p_currency));
end
$$;

-- Ends a hold once. Answers {state, balance}; the same end again changes nothing, the other one is refused.
create function end_withdrawal(p_reference text, p_player bigint, p_state text) returns jsonb
language plpgsql as $$
declare
  v_hold withdrawal_holds;
  v_target bigint;
begin
  perform lock_player(p_player);
  update withdrawal_holds set state = p_state, ended_at = now()
    where reference = p_reference and player_id = p_player and state = 'held' returning * into v_hold;
  if not found then
    select * into v_hold from withdrawal_holds where reference = p_reference and player_id = p_player;
    if not found then
      perform refuse('payment_not_found');
    elsif v_hold.state <> p_state then
      perform refuse('payment_not_recallable');
    end if;
    return jsonb_build_object('state', v_hold.state, 'balance', balance_of(p_player, v_hold.currency));
  end if;
  v_target := case p_state when 'recalled' then player_account(p_player, v_hold.currency, 'real')
    else platform_account('payments', v_hold.currency) end;
  perform post_transfer('withdrawal_' || p_state, p_reference, p_player,
    array[player_account(p_player, v_hold.currency, 'pending_withdrawal'), v_target],
    array[-v_hold.amount, v_hold.amount],
    (select id from transfers where p_state = 'recalled' and kind = 'withdrawal' and reference = p_reference));
  return jsonb_build_object('state', p_state, 'balance', emit_balance(p_player, v_hold.currency));
end
$$;

-- Gives a held withdrawal back: the player recalled it, or the payout failed.
-- Refuses: payment_not_found, payment_not_recallable, money_stopped.
create function recall_withdrawal(p_reference text, p_player bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'recalled') $$;

-- Marks a held withdrawal as paid out. Refuses: payment_not_found, payment_not_recallable, money_stopped.
create function finish_withdrawal(p_reference text, p_player bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'paid') $$;
