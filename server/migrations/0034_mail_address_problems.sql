alter table mail_message
  -- True if it was not sent since its address takes no mail, so that it can be tried again.
  add column address_problem boolean not null default false;
