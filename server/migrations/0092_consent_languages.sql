-- holds consent_text: a handful of rows
alter table consent_text
  -- The newest text of a purpose and language is in force; pages of other languages show the English one.
  add column language text not null default 'en';
-- The contract says which purposes there are.
alter table consent_text drop constraint consent_text_purpose_check;
