-- What a referrer is promised beside the payout, and what they said when they referred somebody.
alter table referral_setting
  add column answer_days integer not null default 14 check (answer_days between 1 and 90);

alter table referral
  -- Days until the first answer, kept like the rest of the promise; referrals before it were promised none.
  add column answer_days integer,
  -- Which wording the referrer confirmed that the person agreed to, and when.
  add column consent_version integer,
  add column consent_at timestamptz;

create or replace function promise_referrals(applications integer[]) returns void language sql as $$
  insert into referral (application_id, job_id, referrer_id, referred_at, slab_id, amount_minor,
    currency, release_days, gap_months, pays_rehired, attribution, setting_version, payable_on, answer_days)
  select application.id, application.job_id, application.referrer_id, application.created_at,
    slab.id, slab.amount_minor, coalesce(slab.currency, company.currency),
    setting.release_days, setting.gap_months, setting.pays_rehired, setting.attribution,
    setting.version, application.joining_date + setting.release_days, setting.answer_days
  from application
    join job on job.id = application.job_id
    join referral_setting setting on setting.is_active
    cross join company
    cross join lateral referral_slab(job.referral_amount_id, job.department_id, job.designation_id) slab
  where application.id = any (applications) and application.referrer_id is not null
  on conflict (application_id) do nothing
$$;
