-- Forgives the subjects of a successful attempt, given as [{door, counted, shared_free}]: for a proven subject, all its attempts.
-- For a shared subject, such as an IP address, only this attempt, and a lock-out if fewer than shared_free attempts remain.
-- Rows are locked in the order of the call, as in count_attempts.
create or replace function forgive_attempts(p_forgiven jsonb) returns void
language plpgsql as $$
declare
  v_one record;
begin
  for v_one in
    select f.door, decode(f.counted, 'hex') as counted, f.shared_free
      from jsonb_to_recordset(p_forgiven) as f(door text, counted text, shared_free integer)
  loop
    if v_one.shared_free is null then
      delete from door_attempts where door = v_one.door and counted = v_one.counted;
    else
      update door_attempts set attempts = greatest(0, attempts - 1),
        locked_until = case when attempts - 1 >= v_one.shared_free then locked_until end
        where door = v_one.door and counted = v_one.counted;
    end if;
  end loop;
end
$$;
