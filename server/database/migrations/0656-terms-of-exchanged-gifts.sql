-- exchange_points also takes the wagering terms of the gift.
drop function if exists exchange_points(bigint, uuid, text, text, text, bigint, boolean);
