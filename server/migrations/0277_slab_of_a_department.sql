-- The job's slab, else that of its department and position, else of its position, else of its department,
-- else the one of the whole company, else none.
create or replace function referral_slab(job_slab integer, department integer, "position" integer)
returns referral_amount language sql stable as $$
  select slab from referral_amount slab
  where slab.id = job_slab
    or ((slab.designation_id is null or slab.designation_id = "position")
      and (slab.department_id is null or slab.department_id = department))
  order by slab.id is distinct from job_slab, slab.designation_id is null, slab.department_id is null
  limit 1
$$;
