-- Returns the epoch of the events. A history that was restored from a backup gets a new one: the data's location is stored
-- with it, and no restore recreates the same location. A dump has other tables, a copy of the files has other files, and a
-- point-in-time recovery or a promoted standby has another timeline.
create or replace function settle_stream_epoch() returns text
language plpgsql as $$
declare
  v_place text;
  v_part text;
begin
  v_place := concat_ws(' ', (select oid from pg_database where datname = current_database()),
    'player_events'::regclass::oid, left(pg_walfile_name(pg_current_wal_lsn()), 8));
  begin
    execute 'select system_identifier from pg_control_system()' into v_part;
    v_place := concat_ws(' ', v_place, v_part);
  exception when insufficient_privilege then null;
  end;
  begin
    -- This file is written when the cluster is created; a copy has its own change time, which can't be set.
    execute 'select extract(epoch from change) from pg_stat_file(''PG_VERSION'')' into v_part;
    v_place := concat_ws(' ', v_place, v_part);
  exception when insufficient_privilege then null;
  end;
  insert into settings as known (key, value) values ('stream_place', to_jsonb(v_place))
    on conflict (key) do update set value = excluded.value, changed_at = now() where known.value <> excluded.value;
  if found then
    update settings set value = to_jsonb(gen_random_uuid()), changed_at = now() where key = 'stream_epoch';
  end if;
  return (select value #>> '{}' from settings where key = 'stream_epoch');
end
$$;
