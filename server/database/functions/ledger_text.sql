-- The text of a transfer in the chain of a player's ledger. p_legs are the entries of the player's own accounts in the order in which they
-- were written, each as currency/account/amount/balance after, with commas between.
create or replace function ledger_text(
  p_player bigint, p_link bigint, p_transfer bigint, p_kind text, p_reference text, p_at timestamptz, p_legs text
) returns text
language sql immutable as $$
  select concat_ws('|', 'ledger', p_player, p_link, p_transfer, p_kind, p_reference,
    (extract(epoch from p_at) * 1000000)::bigint, p_legs)
$$;
