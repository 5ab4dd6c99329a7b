-- Statuses that a template tells applicants of.
create table mail_template_status (
  template_id integer not null references mail_template on delete cascade,
  status_id integer not null references status,
  primary key (status_id, template_id)
);
create index mail_template_status_of_template on mail_template_status (template_id);
