-- What resumes say, for searches; it goes with the file.
create table resume_text (
  file_id uuid primary key references stored_file on delete cascade,
  -- At most 20 KB; empty for a scan, and for a file that cannot be read.
  text text not null,
  -- The text as lists fold what they search: its words, each with one space before it.
  words text not null
);
