-- Queues, in the same transaction, a job that notifies the winner of a jackpot on every device, or by push if none is open.
create or replace function tell_jackpot_win() returns trigger
language plpgsql as $$
begin
  perform graphile_worker.add_job('jackpot_won', json_build_object('round', new.round_id), job_key => 'jackpot_won:' || new.round_id);
  return null;
end
$$;
