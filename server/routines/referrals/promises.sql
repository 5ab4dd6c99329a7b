-- The job's slab, else that of its department and position, else of its position, else of its department,
-- else the one of the whole company, else none.
create or replace function referral_slab(job_slab integer, department integer, "position" integer)
returns referral_amount language sql stable as $$
  select slab from referral_amount slab
  where slab.id = job_slab
    or ((slab.designation_id is null or slab.designation_id = "position")
      and (slab.department_id is null or slab.department_id = department))
  order by slab.id is distinct from job_slab, slab.designation_id is null, slab.department_id is null
  limit 1
$$;

create or replace function promise_referrals(applications integer[]) returns void language sql as $$
  insert into referral (application_id, job_id, referrer_id, referred_at, slab_id, amount_minor,
    currency, release_days, gap_months, pays_rehired, attribution, setting_version, payable_on, answer_days,
    without_payable_status_id, with_payable_status_id)
  select application.id, application.job_id, application.referrer_id, application.created_at,
    slab.id, slab.amount_minor, coalesce(slab.currency, company.currency),
    setting.release_days, setting.gap_months, setting.pays_rehired, setting.attribution,
    setting.version, application.joining_date + setting.release_days, setting.answer_days,
    settings.without_payable_status_id, settings.with_payable_status_id
  from application
    join job on job.id = application.job_id
    join referral_setting setting on setting.is_active
    cross join company
    cross join general_settings settings
    cross join lateral referral_slab(job.referral_amount_id, job.department_id, job.designation_id) slab
  where application.id = any (applications) and application.referrer_id is not null
  on conflict (application_id) do nothing
$$;

create or replace function keep_referrals_on_insert() returns trigger language plpgsql as $$
begin
  perform promise_referrals(array(select id from added where referrer_id is not null));
  return null;
end $$;

create or replace function keep_payable_day() returns trigger language plpgsql as $$
begin
  update referral set payable_on = new.joining_date + release_days
  where (application_id = new.id and hire_id is null) or hire_id = new.id;
  return null;
end $$;

create or replace trigger application_referral_insert after insert on application
  referencing new table as added
  for each statement execute function keep_referrals_on_insert();
create or replace trigger application_payable_day after update of joining_date on application
  for each row when (old.joining_date is distinct from new.joining_date)
  execute function keep_payable_day();
