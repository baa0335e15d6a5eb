-- Chains of hashes: each transfer of a player and each entry of the audit log about a player contains the hash of the one before, so
-- that a row which was changed, removed or put in later shows. What is from before this has no link; a chain begins with the first
-- row after it.

-- The number of a transfer in its player's chain, and the hash of the chain up to it. Null without a player, and from before.
alter table transfers add column link bigint, add column hash bytea;

-- The links of audit entries are made when their transaction commits, so that no lock of theirs is held while others are taken.
create table audit_links (
  player_id bigint not null,
  link bigint not null,
  audit_id bigint not null,
  hash bytea not null,
  primary key (player_id, link)
);

create trigger audit_links_are_append_only before update or delete or truncate on audit_links
  for each statement execute function refuse_change();
create constraint trigger audit_is_linked after insert on audit_log deferrable initially deferred
  for each row when (new.player_id is not null) execute function link_audit();
