-- Counts an attempt for every subject: [{door, counted, free, window_ms, lock_ms, longest_ms}], with the limits of the rules
-- (rules/account/sign-in/throttle implements the same rule). Returns the longest remaining lock-out of the subjects in milliseconds,
-- 0 if the attempt may proceed. During a lock-out an attempt doesn't count. Rows are locked in the order of the call. Others
-- see the count once it commits, which doesn't wait for the disk: a database crash may lose the last half second of attempts.
create or replace function count_attempts(p_attempts jsonb, p_now timestamptz) returns jsonb
language plpgsql as $$
declare
  v_attempt record;
  v_wait double precision := 0;
begin
  perform set_config('synchronous_commit', 'off', true);
  for v_attempt in
    select a.door, decode(a.counted, 'hex') as counted, a.free, a.window_ms * interval '1 millisecond' as counts_for, a.lock_ms, a.longest_ms
      from jsonb_to_recordset(p_attempts)
      as a(door text, counted text, free integer, window_ms double precision, lock_ms double precision, longest_ms double precision)
  loop
    insert into door_attempts as known (door, counted, attempts, since, locked_until)
      values (v_attempt.door, v_attempt.counted, 1, p_now, case when v_attempt.free <= 1 then
        p_now + interval '1 millisecond' * least(v_attempt.longest_ms, v_attempt.lock_ms) end)
      on conflict (door, counted) do update set
        attempts = case when p_now - known.since >= v_attempt.counts_for then 1 else known.attempts + 1 end,
        since = case when p_now - known.since >= v_attempt.counts_for then p_now else known.since end,
        locked_until = case
          when p_now - known.since >= v_attempt.counts_for then excluded.locked_until
          when known.attempts + 1 >= v_attempt.free then p_now + interval '1 millisecond'
            * least(v_attempt.longest_ms, v_attempt.lock_ms * 2 ^ least(16, known.attempts + 1 - v_attempt.free)) end
      where known.locked_until is null or known.locked_until <= p_now;
    if not found then
      select greatest(v_wait, ceil(extract(epoch from locked_until - p_now) * 1000)) into v_wait
        from door_attempts where door = v_attempt.door and counted = v_attempt.counted;
    end if;
  end loop;
  return to_jsonb(v_wait);
end
$$;
