-- A sign-in that a person began and their provider has not answered yet.
create table sso_request (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  callback text not null,
  expires_at timestamptz not null
);
create index sso_request_expiry on sso_request (expires_at);

-- Whom an account of a provider belongs to.
create table sso_account (
  provider text not null,
  subject text not null,
  user_id integer not null references app_user on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (provider, user_id)
);
create index sso_account_user on sso_account (user_id);

-- What a provider gave for a session; its tokens are sealed.
create table sso_session (
  session_id uuid primary key references session on delete cascade,
  provider text not null,
  subject text not null,
  -- The provider's own name for its session, if it tells one.
  sid text,
  tokens bytea not null,
  expires_at timestamptz,
  -- While one server asks for new tokens the others go on with the old ones.
  renewing_until timestamptz
);
create index sso_session_sid on sso_session (provider, sid) where sid is not null;
create index sso_session_subject on sso_session (provider, subject);

-- The provider whose groups give a role; null where someone assigned it here.
alter table user_role add column given_by text;
