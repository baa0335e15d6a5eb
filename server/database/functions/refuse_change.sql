-- Keeps a table append-only: every statement that would change or delete a row fails.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
