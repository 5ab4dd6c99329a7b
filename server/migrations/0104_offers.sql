-- Documents of offers: plain text with placeholders such as {name}.
create table offer_template (
  id integer generated always as identity primary key,
  name text not null unique,
  title text not null,
  body text not null,
  version integer not null default 1
);
-- Who approves offers of at least this pay, one role after the other.
create table offer_rule (
  id integer generated always as identity primary key,
  currency text not null,
  period text not null check (period in ('hour', 'month', 'year')),
  min_minor bigint not null check (min_minor >= 0),
  roles text[] not null check (cardinality(roles) between 1 and 5),
  version integer not null default 1,
  unique (currency, period, min_minor)
);
create table offer (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  state text not null default 'draft' check (state in
    ('draft', 'waiting', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- Counts what was shown to approvers: an edit after that makes the next.
  number integer not null default 1,
  position text not null,
  pay_minor bigint not null check (pay_minor > 0),
  currency text not null,
  period text not null check (period in ('hour', 'month', 'year')),
  starts_on date not null,
  -- Last day on which the applicant can answer.
  expires_on date not null,
  template_id integer not null references offer_template,
  -- Where the application stood when the offer was made.
  stage_id integer,
  made_by integer not null references app_user,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  closed_at timestamptz,
  -- What the applicant typed to accept or decline.
  signed_name text not null default '',
  -- Why it was declined or withdrawn.
  reason text not null default '',
  version integer not null default 1
);
-- The database holds it: one open offer of an application, and one that was accepted.
create unique index offer_open on offer (application_id)
  where state in ('draft', 'waiting', 'approved', 'sent');
create unique index offer_accepted on offer (application_id) where state = 'accepted';
create index offer_of_application on offer (application_id);
create index offer_template_used on offer (template_id);
create index offer_made_by on offer (made_by);
create index offer_to_expire on offer (expires_on) where state = 'sent';

-- As it was shown to approvers and the applicant; never changed.
create table offer_edition (
  offer_id integer not null references offer on delete cascade,
  number integer not null,
  position text not null,
  pay_minor bigint not null,
  currency text not null,
  period text not null,
  starts_on date not null,
  made_by integer not null references app_user,
  made_at timestamptz not null default now(),
  file_id uuid references stored_file on delete set null,
  primary key (offer_id, number)
);
create index offer_edition_file on offer_edition (file_id);
create index offer_edition_made_by on offer_edition (made_by);

-- One step for each role of the rule.
create table offer_approval (
  offer_id integer not null,
  number integer not null,
  place integer not null,
  role text not null,
  decided_by integer references app_user,
  decided_at timestamptz,
  is_approved boolean,
  note text not null default '',
  primary key (offer_id, number, place),
  foreign key (offer_id, number) references offer_edition on delete cascade
);
create index offer_approval_decided_by on offer_approval (decided_by);

insert into offer_template (name, title, body) values ('Offer letter', 'Your offer from {company}',
'Dear {name},

we are glad to offer you the position {position} at {company}.

Your pay is {pay}. You start on {start}.

Please answer on the page that we mailed you. We look forward to working with you.

{company}');
