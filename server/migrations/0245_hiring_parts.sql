-- Who took part in the hiring, and from when until when: whoever did so since a referral is neither paid
-- for it nor approves it, also after they left. What stands today is told by jobs, teams and applications
-- themselves; a row without `until` says since when.
--
-- A team is a row of its job (`team`), its people are rows of the team (`member`). A team can be deleted
-- when its jobs went to another, and what it was is still told, so `group_id` refers to nothing. Of
-- applications only those that somebody referred have rows.
create table hiring_part (
  id bigint generated always as identity primary key,
  part text not null check (part in (
    'hiring-manager', 'recruiting-manager', 'recruiter', 'by-name', 'member', 'team')),
  job_id integer references job on delete cascade,
  application_id integer references application on delete cascade,
  group_id integer,
  user_id integer references app_user on delete cascade,
  -- Empty where the part began before it was recorded.
  since timestamptz,
  until timestamptz,
  check ((part in ('hiring-manager', 'recruiting-manager', 'by-name', 'team')) = (job_id is not null)),
  check ((part = 'recruiter') = (application_id is not null)),
  check ((part in ('member', 'team')) = (group_id is not null)),
  check ((part = 'team') = (user_id is null))
);
create unique index hiring_part_once on hiring_part
  (part, user_id, job_id, application_id, group_id) nulls not distinct where until is null;
create index hiring_part_of_user on hiring_part (user_id, job_id);
create index hiring_part_of_job on hiring_part (job_id) where job_id is not null;
create index hiring_part_of_application on hiring_part (application_id)
  where application_id is not null;
create index hiring_part_of_group on hiring_part (group_id) where group_id is not null;

insert into hiring_part (part, job_id, application_id, group_id, user_id)
select 'hiring-manager', id, null::integer, null::integer, hiring_manager_id
from job where hiring_manager_id is not null
union all select 'recruiting-manager', id, null, null, recruiting_manager_id
from job where recruiting_manager_id is not null
union all select 'by-name', job_id, null, null, user_id from job_user
union all select 'team', id, null, group_id, null from job where group_id is not null
union all select 'member', null, null, group_id, user_id from group_member
union all select 'recruiter', null, id, null, recruiter_id
from application where recruiter_id is not null and referrer_id is not null;
