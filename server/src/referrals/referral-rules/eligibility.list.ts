import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { EligibilityShapes } from '../../../contract/referrals/referral-rules/eligibility';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<EligibilityShapes>;

const designationName = sql`(
  select name from designation where designation.id = eligibility.designation_id)`;

export const eligibilityList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'referral-eligibility',
  one: 'position',
  many: 'positions',
  field: 'id',
  from: sql`referral_eligibility eligibility`,
  key: sql`eligibility.id`,
  name: designationName,
  row: () =>
    toRowSql(sql`
    'id', eligibility.id, 'designationId', eligibility.designation_id,
    'designation', ${designationName}, 'eligibilityStatus', eligibility.is_eligible::integer,
    'version', eligibility.version`),
  search: () => designationName,
  sorts: {
    designation: toNaturalOrder(designationName),
    eligibilityStatus: sql`eligibility.is_eligible`,
  },
  filters: {
    id: (ids) => sql`eligibility.id = any(${ids}::integer[])`,
    eligibilityStatus: (status) => sql`eligibility.is_eligible = ${status === '1'}`,
  },
  exportColumns: {
    Position: designationName,
    Eligible: sql`case when eligibility.is_eligible then 'Yes' else 'No' end`,
  },
  uses: [],
  record: {
    table: 'referral_eligibility',
    columns: { designationId: 'designation_id', eligibilityStatus: 'is_eligible' },
    unique: {
      designationId: {
        sentence: messages.eligibility.taken,
        onChange: messages.eligibility.takenByOther,
      },
    },
    references: { designationId: { table: 'designation', gone: messages.gone } },
  },
};
