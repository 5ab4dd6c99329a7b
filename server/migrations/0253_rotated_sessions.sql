-- When the refresh secret was replaced: whoever comes with the one before within a minute is another tab.
alter table session add column rotated_at timestamptz;
