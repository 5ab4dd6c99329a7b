import sql, { type Sql } from 'sql-template-tag';

/** SQL for a job's own amount, department and position; each value may be null. */
interface SlabKeys {
  slab: Sql;
  department: Sql;
  position: Sql;
}

/**
 * Chooses an amount: the job's own, else by department and position, by position, by department, or for the
 * company.
 */
export const selectReferralAmount = ({ slab, department, position }: SlabKeys): Sql => sql`
  select slab.* from referral_amount slab
  where slab.id = ${slab}
    or ((slab.designation_id is null or slab.designation_id = ${position})
      and (slab.department_id is null or slab.department_id = ${department}))
  order by slab.id is distinct from ${slab}, slab.designation_id is null, slab.department_id is null
  limit 1`;

/** Left join of the amount under alias `slab`, for alias `job`. */
export const jobSlabJoin = sql`left join lateral (${selectReferralAmount({
  slab: sql`job.referral_amount_id`,
  department: sql`job.department_id`,
  position: sql`job.designation_id`,
})}) slab on true`;
