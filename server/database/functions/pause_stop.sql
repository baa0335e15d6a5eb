-- The details of a pause that the licence requires, in the format of limit_stop: {code, type, period, currency, left_cents, frees_at}.
create or replace function pause_stop(p_session game_sessions, p_policy jsonb) returns jsonb
language sql as $$
  select jsonb_build_object('code', 'pause_required', 'type', 'session', 'period', 'hour', 'currency', p_session.currency, 'left_cents', 0,
    'frees_at', play_pause_until(p_session.player_id, (p_policy ->> 'pause_after_ms')::integer))
$$;
