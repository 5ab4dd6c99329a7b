-- Jobs that name a record of the directory are counted before it is deleted, and where two are merged.
create index job_of_division on job (division_id) where division_id is not null;
create index job_of_designation on job (designation_id) where designation_id is not null;
create index job_of_sub_department on job (sub_department_id) where sub_department_id is not null;
create index job_of_function on job (function_id) where function_id is not null;
create index job_of_sub_function on job (sub_function_id) where sub_function_id is not null;
