import sql from 'sql-template-tag';
import type { RetentionLimitFilter } from '../../../contract/privacy/retention/retention-limit';
import { retentionMessages } from '../../../contract/privacy/retention/retention-rule-constants';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { RecordTable, WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';

const country = sql`(
  select country.name from country where country.id = "limit".country_id)`;

interface Months {
  minMonths: number | null;
  maxMonths: number | null;
}

const check: RecordTable['check'] = async (body, tx, id): Promise<Record<string, string>> => {
  const stored = await tx.one<Months>(sql`
    select min_months as "minMonths", max_months as "maxMonths" from retention_limit where id = ${id}`);
  const { minMonths = null, maxMonths = null } = { ...stored, ...body } as Partial<Months>;
  if (minMonths === null && maxMonths === null) return { minMonths: retentionMessages.noMonths };
  return minMonths !== null && maxMonths !== null && minMonths > maxMonths
    ? { maxMonths: retentionMessages.minAboveMax }
    : {};
};

export const retentionLimitList: SelectableList<RetentionLimitFilter, 'id'> & WritableList = {
  kind: 'retention-limit',
  one: 'time by country',
  many: 'times by country',
  field: 'id',
  // The list has no joins, since rows are locked before they are deleted.
  from: sql`retention_limit "limit"`,
  key: sql`"limit".id`,
  name: country,
  row: () =>
    toRowSql(sql`
      'id', "limit".id, 'countryId', "limit".country_id, 'country', ${country},
      'minMonths', "limit".min_months, 'maxMonths', "limit".max_months, 'version', "limit".version`),
  search: () => country,
  sorts: { country },
  filters: {},
  uses: [],
  exportColumns: {
    Country: country,
    'Sealed for at least (months)': sql`"limit".min_months`,
    'Kept for at most (months)': sql`"limit".max_months`,
  },
  record: {
    table: 'retention_limit',
    columns: { countryId: 'country_id', minMonths: 'min_months', maxMonths: 'max_months' },
    unique: { countryId: retentionMessages.limited },
    references: { countryId: { table: 'country', gone: retentionMessages.country } },
    check,
  },
};
