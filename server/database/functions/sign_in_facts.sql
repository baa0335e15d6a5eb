-- The facts about a sign-in before its attempt counts: the account of an address or null, whether this device has signed in to it
-- before (by its fingerprint, or else by the browser's name), and the attempts so far of the subjects [{door, counted}].
create or replace function sign_in_facts(p_email text, p_device text, p_user_agent text, p_subjects jsonb) returns jsonb
language plpgsql stable as $$
declare
  v_account record;
  v_has_account boolean;
  v_is_known boolean := false;
begin
  select id, password_hash, license_name, date_of_birth, status, two_factor_enabled, two_factor_secret,
    current_sign_in_at is not null as has_signed_in into v_account from players where lower(email) = p_email;
  v_has_account := found;
  if not v_has_account then
    v_is_known := false;
  elsif p_device is not null then
    v_is_known := exists (select from sessions where player_id = v_account.id and device_id = p_device);
  else
    v_is_known := exists (select from sessions where player_id = v_account.id and user_agent is not distinct from p_user_agent);
  end if;
  return jsonb_build_object(
    'account', case when v_has_account then to_jsonb(v_account) end,
    'is_known_device', v_is_known,
    'attempts', (
      select jsonb_object_agg(s.door, jsonb_build_object('attempts', a.attempts, 'since', a.since, 'locked_until', a.locked_until))
      from jsonb_to_recordset(p_subjects) as s(door text, counted text)
      join door_attempts a on a.door = s.door and a.counted = decode(s.counted, 'hex')));
end
$$;
