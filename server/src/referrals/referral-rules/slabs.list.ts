import sql, { empty } from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SlabShapes } from '../../../contract/referrals/referral-rules/slab';
import { canReadAmounts } from '../../platform/access/visible-fields';
import { hasCurrencyNoDecimals } from '../../platform/company/currency.rule';
import type { Transaction } from '../../platform/db/database';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<SlabShapes>;

const slabDepartmentName = sql`(select name from department where department.id = slab.department_id)`;
const slabDesignationName = sql`(select name from designation where designation.id = slab.designation_id)`;
const majorAmount = sql`trim_scale(slab.amount_minor / 100.0)`;

const { gone } = messages;
/** The tolerance allows for float errors, as in 19.99 times 100. */
const hasWholeCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 0.0001;

/** Currency of an amount: the company's when the amount was created. */
const readSlabCurrency = async (tx: Transaction, id: number): Promise<string> => {
  const found = await tx.one<{ currency: string }>(sql`
    select coalesce(slab.currency, company.currency) as currency
    from company left join referral_amount slab on slab.id = ${id}`);
  return found?.currency ?? '';
};

/** An amount without position and department applies to the whole company. */
export const slabList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'referral-amount',
  one: 'slab',
  many: 'slabs',
  field: 'id',
  from: sql`referral_amount slab`,
  key: sql`slab.id`,
  name: sql`slab.slug`,
  row: (viewer) =>
    toRowSql(sql`
    'id', slab.id, 'reffamount', json_build_object('id', slab.id), 'slug', slab.slug,
    'department', case when slab.department_id is not null then
      json_build_object('departmentId', slab.department_id, 'departmentName', ${slabDepartmentName}) end,
    'designation', case when slab.designation_id is not null then
      json_build_object('designationId', slab.designation_id, 'designation', ${slabDesignationName}) end,
    ${canReadAmounts(viewer) ? sql`'amount', ${majorAmount}, 'currency', slab.currency,` : empty}
    'version', slab.version`),
  search: () => sql`concat_ws(' ', slab.slug, ${slabDepartmentName}, ${slabDesignationName})`,
  sorts: {
    slug: toNaturalOrder(sql`slab.slug`),
    department: toNaturalOrder(slabDepartmentName),
    designation: toNaturalOrder(slabDesignationName),
  },
  filters: {
    id: (ids) => sql`slab.id = any(${ids}::integer[])`,
    departmentId: (id) => sql`slab.department_id = ${id}`,
    designationId: (id) => sql`slab.designation_id = ${id}`,
  },
  exportColumns: {
    'Referral Slab': sql`slab.slug`,
    Department: slabDepartmentName,
    Position: slabDesignationName,
    Amount: majorAmount,
    Currency: sql`slab.currency`,
  },
  uses: [
    {
      kind: 'job',
      one: 'job',
      many: 'jobs',
      count: sql`(select count(*) from job where job.referral_amount_id = slab.id)`,
    },
  ],
  record: {
    table: 'referral_amount',
    columns: {
      slug: 'slug',
      departmentId: 'department_id',
      designationId: 'designation_id',
      amount: 'amount_minor',
    },
    unique: {
      slug: messages.slab.taken,
      designationId: {
        sentence: messages.slab.placeTaken,
        with: ['departmentId'],
        countsEmpty: true,
      },
    },
    references: {
      departmentId: { table: 'department', gone },
      designationId: { table: 'designation', gone },
    },
    check: async ({ amount: major }, tx, id) => {
      if (typeof major !== 'number' || Number.isInteger(major)) return {};
      if (!hasWholeCents(major)) return { amount: messages.slab.decimals };
      const currency = await readSlabCurrency(tx, id);
      return hasCurrencyNoDecimals(currency) ? { amount: messages.slab.whole(currency) } : {};
    },
    storedAs: { amount: (major: number) => Math.round(major * 100) },
    given: { currency: sql`(select currency from company)` },
  },
};
