-- Each order of the referral lists is one index that ends with the key of a row, so that a page is found,
-- and all rows are counted, without visiting the table.
drop index referral_newest;
create index referral_newest on referral (referred_at desc, application_id desc) include (job_id);
drop index referral_of_job;
create index referral_of_job on referral (job_id, referred_at desc, application_id desc);
drop index referral_of_referrer;
create index referral_of_referrer on referral (referrer_id, application_id);
create index referral_by_payable_day on referral (payable_on, application_id);
create index application_referred_by_name on application (name_key, id) where referrer_id is not null;

-- Beside the hired, payable are those that somebody has decided on, and they are few.
create index referral_decided on referral (application_id) where state <> 'waiting';

drop index application_referred;
create index application_referred on application (status_id, id) include (source_id)
  where referrer_id is not null;
