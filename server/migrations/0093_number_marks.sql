-- What looks like the number of a document within a text; the number itself is never stored here.
create table number_mark (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  -- Table and column of the text, and the key of its row.
  place text not null,
  row_key jsonb not null,
  kind text not null,
  last_four text not null,
  -- Keyed, so that an occurrence is recognised.
  hash text not null,
  state text not null default 'open' check (state in ('open', 'masked', 'dismissed')),
  found_at timestamptz not null default now(),
  decided_by integer references app_user,
  decided_at timestamptz,
  unique (place, row_key, hash)
);
create index number_mark_open on number_mark (found_at desc, id desc) where state = 'open';
create index number_mark_of_application on number_mark (application_id);
