-- Marks a held withdrawal as paid out, minus its fee. Refuses: payment_not_found, payment_not_recallable, money_stopped.
create or replace function finish_withdrawal(p_reference text, p_player bigint, p_fee bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'paid', p_fee) $$;
