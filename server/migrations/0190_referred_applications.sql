-- The referral lists of a status, and how many each has, without a visit to any application.
create index application_referred on application (status_id, id) where referrer_id is not null;
