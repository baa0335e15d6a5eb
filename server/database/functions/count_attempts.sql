-- Counts an attempt of every subject: [{door, counted, free, window_ms, lock_ms, longest_ms}], the limits from the rules
-- (rules/account/sign-in/throttle says the same as this). Returns for how many milliseconds the subject that waits longest is locked out,
-- 0 if the attempt may proceed. During a lock-out an attempt doesn't count. All who count lock their rows in the order of the call.
create or replace function count_attempts(p_attempts jsonb, p_now timestamptz) returns jsonb
language plpgsql as $$
declare
  v_attempt record;
  v_known door_attempts;
  v_is_fresh boolean;
  v_wait double precision := 0;
begin
  for v_attempt in
    select a.door, decode(a.counted, 'hex') as counted, a.free, a.window_ms, a.lock_ms, a.longest_ms from jsonb_to_recordset(p_attempts)
      as a(door text, counted text, free integer, window_ms double precision, lock_ms double precision, longest_ms double precision)
  loop
    insert into door_attempts (door, counted, attempts, since) values (v_attempt.door, v_attempt.counted, 0, p_now) on conflict do nothing;
    select * into v_known from door_attempts where door = v_attempt.door and counted = v_attempt.counted for update;
    if v_known.locked_until > p_now then
      v_wait := greatest(v_wait, ceil(extract(epoch from v_known.locked_until - p_now) * 1000));
      continue;
    end if;
    v_is_fresh := p_now - v_known.since >= v_attempt.window_ms * interval '1 millisecond';
    v_known.attempts := case when v_is_fresh then 1 else v_known.attempts + 1 end;
    update door_attempts set attempts = v_known.attempts, since = case when v_is_fresh then p_now else v_known.since end,
      locked_until = case when v_known.attempts >= v_attempt.free then p_now + interval '1 millisecond'
        * least(v_attempt.longest_ms, v_attempt.lock_ms * 2 ^ least(16, v_known.attempts - v_attempt.free)) end
      where door = v_attempt.door and counted = v_attempt.counted;
  end loop;
  return to_jsonb(v_wait);
end
$$;
