-- Who holds a resume is asked whenever one is opened.
create index application_resume on application (resume_file_id) where resume_file_id is not null;
