-- The response for a finished round; a free spin's names its gift.
create or replace function round_answer(p_round rounds) returns jsonb
language sql stable as $$
  select jsonb_build_object('round_id', p_round.id, 'state', p_round.state, 'stake_cents', p_round.stake,
    'win_cents', p_round.win, 'outcome', p_round.outcome, 'balance', balance_of(p_round.player_id, p_round.currency))
    || case when p_round.is_free then jsonb_build_object('gift', p_round.gift_id) else '{}' end
$$;
