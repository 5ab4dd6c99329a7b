-- When a version was last served, live or as a canary; null while it never was.
alter table remote_version add column left_at timestamptz;
update remote_version set left_at = now();
-- When its files went. Its number and digest stay, so that no other bytes come under them.
alter table remote_version add column collected_at timestamptz;

-- What tabs run decides which files stay, so that it has to outlive a crash.
alter table remote_tab set logged;
