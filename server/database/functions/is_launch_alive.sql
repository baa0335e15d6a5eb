-- Whether a launch may still play: it has neither ended nor expired, and its player is still signed in.
create or replace function is_launch_alive(p_session game_sessions) returns boolean
language sql stable as $$
  select p_session.ended_at is null and p_session.expires_at > now()
    and exists (select from sessions where token_hash = p_session.login_hash and revoked_at is null and expires_at > now())
$$;
