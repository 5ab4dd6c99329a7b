-- What only the payout desk knows of a person. Apart from the person, whom all of hiring reads.
create table applicant_details (
  applicant_id integer primary key references applicant on delete cascade,
  father_name text check (length(father_name) between 1 and 100),
  birth_date date check (birth_date >= '1900-01-01'),
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  address text check (length(address) between 1 and 500),
  version integer not null default 1
);
