-- The company's record is changed in the console; its pictures are files that everybody may see.
alter table company
  add column version integer not null default 1,
  add column logo_file_id uuid references stored_file,
  add column favicon_file_id uuid references stored_file;
