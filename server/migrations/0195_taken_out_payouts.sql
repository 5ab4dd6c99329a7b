-- A payout can be taken out of a batch that is not exported, and put back into it: by whom and when. Why is
-- in left_out.
alter table payout_batch_row
  add column taken_out_by integer references app_user,
  add column taken_out_at timestamptz,
  add check ((taken_out_by is null) = (taken_out_at is null)),
  add check (taken_out_by is null or left_out is not null);

-- Grows with each change of what a batch holds, so that nobody approves what they have not seen.
alter table payout_batch add column version integer not null default 1;
