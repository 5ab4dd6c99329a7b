import sql, { type Sql } from 'sql-template-tag';
import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import type { MergePreview } from '../../../../contract/company/directory/directory-merge';
import type { Db } from '../../../platform/db/database';

type MergeClash = MergePreview['clashes'][number];

interface ClashRule {
  count: (id: number, fromId: number) => Sql;
  words: string;
  kind?: string;
}

const createSlabRule = (own: Sql, other: Sql): ClashRule => ({
  count: (id, fromId) => sql`
    select count(*)::integer from referral_amount one
      join referral_amount two on one.${other} is not distinct from two.${other}
    where one.${own} = ${id} and two.${own} = ${fromId}`,
  words: 'Both have a referral slab for the same place. Delete one of the two slabs first.',
  kind: 'referral-amount',
});

const createNameRule = (table: Sql, parent: Sql, words: string): ClashRule => ({
  count: (id, fromId) => sql`
    select count(*)::integer from ${table} one join ${table} two on lower(one.name) = lower(two.name)
    where one.${parent} = ${id} and two.${parent} = ${fromId}`,
  words,
});

/** Rules for values that must be unique, of which the surviving record could get two. */
const clashRules: Partial<Record<DirectoryKind, readonly ClashRule[]>> = {
  departments: [createSlabRule(sql`department_id`, sql`designation_id`)],
  designations: [
    createSlabRule(sql`designation_id`, sql`department_id`),
    {
      // Equal rules are combined; only contradictory ones are a conflict.
      count: (id, fromId) => sql`
        select count(*)::integer from referral_eligibility one join referral_eligibility two
          on one.is_eligible <> two.is_eligible
        where one.designation_id = ${id} and two.designation_id = ${fromId}`,
      words:
        'One of them is eligible for referrals and the other is not. Make both rules alike first.',
      kind: 'referral-eligibility',
    },
  ],
  functions: [
    createNameRule(
      sql`organization_function`,
      sql`parent_id`,
      'Both have a function of the same name below them. Merge those two first.',
    ),
  ],
};

export const readMergeConflicts = async (
  db: Db,
  kind: DirectoryKind,
  id: number,
  fromId: number,
): Promise<MergeClash[]> => {
  const found: MergeClash[] = [];
  for (const { count, words, kind: shown } of clashRules[kind] ?? []) {
    const row = await db.one<{ count: number }>(count(id, fromId));
    if (row && row.count > 0) found.push({ words, ...(shown !== undefined && { kind: shown }) });
  }
  return found;
};
