-- The rules for new referrals, one set for each way of calculation; one way is in force.
insert into referral_setting_type (id, name) values
  (1, 'Referral slab'), (2, 'Department and position'), (3, 'Position')
on conflict do nothing;

create table referral_setting (
  id integer primary key references referral_setting_type,
  is_active boolean not null default false,
  release_days integer not null default 90 check (release_days in (45, 60, 90, 180)),
  pays_rehired boolean not null default false,
  gap_months integer not null default 6 check (gap_months in (6, 9, 12)),
  attribution text not null default 'One' check (attribution in ('One', 'Two', 'Three')),
  version integer not null default 1
);
create unique index referral_setting_in_force on referral_setting (is_active) where is_active;

insert into referral_setting (id, is_active) select id, id = 1 from referral_setting_type;
