create or replace function keep_exported_batch() returns trigger language plpgsql as $$
begin
  raise exception 'An exported payout batch stays as it is' using errcode = 'integrity_constraint_violation';
end $$;

create or replace function keep_exported_row() returns trigger language plpgsql as $$
begin
  if exists (select from payout_batch where id = coalesce(old.batch_id, new.batch_id) and state = 'exported')
    and (tg_op <> 'UPDATE' or new.referral_id is not null
      or to_jsonb(new) - 'referral_id' <> to_jsonb(old) - 'referral_id') then
    raise exception 'An exported payout batch stays as it is' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger payout_batch_kept before update or delete on payout_batch
  for each row when (old.state = 'exported') execute function keep_exported_batch();
create or replace trigger payout_batch_row_kept before insert or update or delete on payout_batch_row
  for each row execute function keep_exported_row();
