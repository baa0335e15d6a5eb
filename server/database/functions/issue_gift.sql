-- Issues a gift to a player, once per source; null if it was issued before. Amounts are in the gift's currency, times
-- are days from now. The licence of the player's account caps the wagering. The caller has checked bonus_refusal.
create or replace function issue_gift(p_player bigint, p_gift jsonb) returns uuid
language plpgsql as $$
declare
  v_gift gifts;
  v_amount bigint := coalesce((p_gift ->> 'amount_cents')::bigint, 0);
  v_wager integer := least(coalesce((p_gift ->> 'wager')::integer, 0),
    rule_wagering_cap((select license_name from players where id = p_player)));
begin
  perform lock_player(p_player);
  perform open_account(p_player, p_gift ->> 'currency');
  insert into gifts (id, player_id, type, kind, tier, group_key, title, currency, amount_cents, wager,
      amount_wager_requirement_cents, max_win_cents, weights, max_stake_cents, games, game, freespins_total, winnings, points, bonuses, source,
      activatable_until, valid_until)
    values (coalesce((p_gift ->> 'id')::uuid, gen_random_uuid()), p_player, p_gift ->> 'type', p_gift ->> 'kind',
      p_gift ->> 'tier', p_gift ->> 'group_key', nullif(p_gift -> 'title', 'null'), p_gift ->> 'currency', v_amount, v_wager,
      v_amount * v_wager, (p_gift ->> 'max_win_cents')::bigint, nullif(p_gift -> 'weights', 'null'), (p_gift ->> 'max_stake_cents')::bigint,
      case when jsonb_typeof(p_gift -> 'games') = 'array' then array(select jsonb_array_elements_text(p_gift -> 'games')) end,
      p_gift ->> 'game', coalesce((p_gift ->> 'freespins_total')::integer, 0), coalesce(p_gift ->> 'winnings', 'bonus'),
      coalesce((p_gift ->> 'points')::bigint, 0), coalesce(p_gift -> 'bonuses', '[]'), p_gift ->> 'source',
      now() + (p_gift ->> 'activatable_days')::numeric * interval '1 day', now() + (p_gift ->> 'valid_days')::numeric * interval '1 day')
    on conflict (player_id, source) do nothing returning * into v_gift;
  if not found then
    return null;
  end if;
  perform tell_gift(v_gift);
  return v_gift.id;
end
$$;
