-- In which order days are written: each area its own, or one order everywhere.
alter table company add column date_order text not null default 'by-area';
