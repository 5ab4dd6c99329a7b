create or replace function open_chat_channels(jobs integer[]) returns void language sql as $$
  insert into chat_channel (application_id)
  select referral.application_id from referral
    join job on job.id = referral.job_id
    join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
  where referral.job_id = any (jobs)
  order by referral.id
  on conflict (application_id) do nothing
$$;

create or replace function open_chat_of_referrals() returns trigger language plpgsql as $$
begin
  insert into chat_channel (application_id)
  select added.application_id from added
    join job on job.id = added.job_id
    join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
  order by added.id
  on conflict (application_id) do nothing;
  return null;
end $$;

create or replace function open_chat_of_group() returns trigger language plpgsql as $$
begin
  perform open_chat_channels(array(select id from job where group_id = new.id));
  return null;
end $$;

create or replace function open_chat_of_job() returns trigger language plpgsql as $$
begin
  perform open_chat_channels(array[new.id]);
  return null;
end $$;

create or replace trigger referral_chat after insert on referral
  referencing new table as added
  for each statement execute function open_chat_of_referrals();
create or replace trigger hiring_group_chat after update of enable_referral_chat on hiring_group
  for each row when (new.enable_referral_chat and not old.enable_referral_chat)
  execute function open_chat_of_group();
create or replace trigger job_chat after update of group_id on job
  for each row when (new.group_id is distinct from old.group_id)
  execute function open_chat_of_job();
