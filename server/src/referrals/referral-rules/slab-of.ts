import sql, { type Sql } from 'sql-template-tag';

/** Of a job: its own slab, its department and its position, each null where it has none. */
interface SlabKeys {
  slab: Sql;
  department: Sql;
  position: Sql;
}

/**
 * Selects the slab that a referral is promised by: the job's own, else that of its department and position,
 * else of its position, else of its department, else the one of the whole company, else none.
 */
export const slabFor = ({ slab, department, position }: SlabKeys): Sql => sql`
  select slab.* from referral_amount slab
  where slab.id = ${slab}
    or ((slab.designation_id is null or slab.designation_id = ${position})
      and (slab.department_id is null or slab.department_id = ${department}))
  order by slab.id is distinct from ${slab}, slab.designation_id is null, slab.department_id is null
  limit 1`;

/** The same over alias `job`, to be joined as `slab`; without a slab its columns are null. */
export const slabOfJob = sql`left join lateral (${slabFor({
  slab: sql`job.referral_amount_id`,
  department: sql`job.department_id`,
  position: sql`job.designation_id`,
})}) slab on true`;
