-- What somebody set in a list, by the path of its page and the query of its address.
create table saved_view (
  id integer generated always as identity primary key,
  owner_id integer not null references app_user on delete cascade,
  page text not null,
  name text not null,
  query text not null,
  -- Roles that see it too; none: the owner's alone.
  roles text[] not null default '{}',
  version integer not null default 1
);
create index saved_view_of_owner on saved_view (owner_id, page);
create unique index saved_view_name on saved_view (owner_id, page, lower(name));
create index saved_view_of_roles on saved_view using gin (roles) where roles <> '{}';

-- Views that a person has in the menu; at most one of a page opens there by itself.
create table pinned_view (
  user_id integer not null references app_user on delete cascade,
  view_id integer not null references saved_view on delete cascade,
  page text not null,
  is_default boolean not null default false,
  primary key (user_id, view_id)
);
create index pinned_view_of_view on pinned_view (view_id);
create unique index pinned_view_default on pinned_view (user_id, page) where is_default;
