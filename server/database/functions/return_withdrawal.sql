-- Returns a held withdrawal because the payout failed or was rejected.
-- Refuses: payment_not_found, payment_not_recallable, money_stopped.
create or replace function return_withdrawal(p_reference text, p_player bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'recalled', 0) $$;
