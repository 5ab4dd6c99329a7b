-- holds mail_preference: a few rows a person, checked in milliseconds
alter table mail_preference
  drop constraint mail_preference_frequency_check,
  add constraint mail_preference_frequency_check check (frequency in ('at-once', 'daily', 'off'));
