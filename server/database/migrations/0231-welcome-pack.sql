-- The partners whose visitors are shown the welcome pack are a configuration, which operators set.
insert into config_values (name, value) select 'welcome-pack', jsonb_build_object('stags', value) from settings where key = 'welcome_pack_stags' and jsonb_typeof(value) = 'array';
insert into config_history (name, value, changed_by) select 'welcome-pack', jsonb_build_object('stags', value), 'migration' from settings where key = 'welcome_pack_stags' and jsonb_typeof(value) = 'array';
delete from settings where key = 'welcome_pack_stags';
