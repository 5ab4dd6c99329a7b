-- A hire of a person for a job is paid once. Each payout that went out takes, for its job, the marks of
-- whom it was paid for: the ids of all records that were the person then, and, as hashes, the mailboxes
-- and the numbers with their names. Nothing else can take one of them until the payout is reversed.
create table paid_hire (
  job_id integer not null,
  mark text not null,
  -- Empty once the referral is deleted: what was paid stays paid.
  referral_id integer references referral on delete set null,
  applicant_id integer not null,
  paid_on date not null,
  primary key (job_id, mark)
);
create index paid_hire_of_referral on paid_hire (referral_id);

-- What a record is recognised by once it is paid for.
create function marks_of_record(id integer, email text, phone_number text, name text) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return array_remove(array[
    'person:' || id,
    'mail:' || encode(sha256(convert_to(mailbox(email), 'UTF8')), 'hex'),
    case when phone_number <> '' then 'phone:' || encode(sha256(convert_to(phone_number || ' ' ||
      array_to_string(array(select unnest(name_words(name)) order by 1), ' '), 'UTF8')), 'hex') end],
    null);
end $$;

-- The same of every record that is probably the person's.
create function marks_of(person integer) returns setof text language sql stable parallel safe rows 4 as $$
  select distinct unnest(marks_of_record(known.id, known.email, known.phone_number,
    known.first_name || ' ' || known.last_name))
  from same_people(person) one join applicant known on known.id = one
$$;

insert into paid_hire (job_id, mark, referral_id, applicant_id, paid_on)
select referral.job_id, mark, referral.id, application.applicant_id, coalesce((
    select max(event.at) from referral_event event
    where event.referral_id = referral.id and event.to_state = 'exported'), now())::date
from referral join application on application.id = referral.application_id
  cross join lateral marks_of(application.applicant_id) mark
where referral.state in ('exported', 'paid')
order by referral.id
on conflict do nothing;
