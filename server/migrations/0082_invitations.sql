-- The one link by which a person chooses a password; a later one takes its place. Only a hash is kept.
create table invitation (
  user_id integer primary key references app_user on delete cascade,
  secret_hash text not null unique,
  expires_at timestamptz not null
);
