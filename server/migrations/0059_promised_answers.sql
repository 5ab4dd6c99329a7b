-- holds sent_application: it is new in this release, so no company has more than a few rows
-- Since when an applicant waits: the last move, or the last mail to them; null once it is decided.
alter table sent_application add column waiting_since timestamptz default now();
update sent_application sent set waiting_since = case
    when sent.withdrawn_at is null and status.category in ('start', 'active', 'on-hold')
    then (select max(created_at) from application_history step
      where step.application_id = sent.application_id) end
from application join status on status.id = application.status_id
where application.id = sent.application_id;
create index sent_application_waiting on sent_application (waiting_since)
  where waiting_since is not null;
