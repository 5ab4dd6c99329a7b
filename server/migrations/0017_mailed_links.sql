-- Links to choose a password that were sent by mail. They end with the invitation's own, and once one was used.
create table mailed_link (
  secret_hash text primary key,
  user_id integer not null references app_user on delete cascade,
  purpose text not null check (purpose in ('invitation', 'password-reset')),
  expires_at timestamptz not null
);
create index mailed_link_of_user on mailed_link (user_id);
