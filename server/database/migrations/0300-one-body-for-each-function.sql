-- Functions come from server/database/functions now. These are left over where earlier migrations defined functions: two
-- that nothing calls any more, and a view that called one.
drop view if exists jackpot_amounts;
drop function if exists take_ticket_points(bigint, bigint);
drop function if exists count_gift_stake(uuid, text, bigint);
