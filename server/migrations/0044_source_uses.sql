-- An import keeps its rows when the source that was chosen for it is deleted; it only loses the choice.
alter table application_import drop constraint application_import_source_id_fkey;
alter table application_import add constraint application_import_source_id_fkey
  foreign key (source_id) references applicant_source on delete set null;
