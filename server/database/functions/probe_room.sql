-- Readiness checks for free disk space by writing 16 rows of 7,000 bytes.
create or replace function probe_room() returns void language plpgsql as $$
begin
  truncate room_probe;
  insert into room_probe select repeat('x', 7000) from generate_series(1, 16);
end $$;
