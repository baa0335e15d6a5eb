-- Pays a jackpot level to a player: its contributions, in all currencies, go to the house, and the
-- house pays the full amount in the player's currency, rounded down. A concurrent winner of the same level
-- waits and then finds it reset to its seed.
create or replace function award_jackpot(p_player bigint, p_round uuid, p_currency text, p_jackpot text, p_level text) returns void
language plpgsql as $$
declare
  v_name text := p_jackpot || '/' || p_level;
  v_eur bigint;
  v_amount bigint;
  v_title text;
  v_pot record;
begin
  perform from accounts where kind = 'jackpot' and name = v_name and player_id is null order by id for no key update;
  select eur_cents, name into v_eur, v_title from jackpot_amounts() where jackpot = p_jackpot and level = p_level;
  v_amount := convert_money('EUR', p_currency, v_eur, false);
  for v_pot in
    select currency, array_agg(id order by id) as ids, array_agg(-balance order by id) as amounts, sum(balance)::bigint as total
    from accounts where kind = 'jackpot' and name = v_name and player_id is null and balance > 0 group by currency
  loop
    perform post_transfer('jackpot_release', p_round || '/' || v_pot.currency, p_player,
      v_pot.ids || platform_account('house', v_pot.currency), v_pot.amounts || v_pot.total);
  end loop;
  perform post_transfer('jackpot_win', p_round::text, p_player,
    array[player_account(p_player, p_currency, 'real'), platform_account('house', p_currency)],
    array[v_amount, -v_amount]);
  perform add_usage(p_player, p_currency, 0, v_amount, 0);
  insert into jackpot_wins (jackpot, level, level_name, player_id, round_id, currency, amount, eur_cents)
    values (p_jackpot, p_level, v_title, p_player, p_round, p_currency, v_amount, v_eur);
  insert into audit_log (actor, player_id, kind, details) values ('platform', p_player, 'jackpot_win',
    jsonb_build_object('jackpot', v_name, 'round', p_round, 'eur_cents', v_eur));
  perform write_event(p_player, 'jackpot_win_award', jsonb_build_object(
    'id', p_round, 'identifier', p_jackpot, 'level', p_level, 'level_name', v_title, 'currency', p_currency, 'amount_cents', v_amount));
  perform write_event(p_player, 'balance', balance_of(p_player, p_currency));
end
$$;
