import sql from 'sql-template-tag';
import type { RetentionRuleFilter } from '../../../contract/privacy/retention/retention-rule';
import {
  retentionMessages,
  retentionOutcomes,
} from '../../../contract/privacy/retention/retention-rule-constants';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';

const country = sql`(select country.name from country where country.id = rule.country_id)`;
const source = sql`(select source.name from applicant_source source where source.id = rule.source_id)`;

export const retentionRuleList: SelectableList<RetentionRuleFilter, 'id'> & WritableList = {
  kind: 'retention-rule',
  one: 'retention rule',
  many: 'retention rules',
  field: 'id',
  // The list has no joins, since rows are locked before they are deleted.
  from: sql`retention_rule rule`,
  key: sql`rule.id`,
  name: sql`rule.name`,
  row: () =>
    toRowSql(sql`
      'id', rule.id, 'name', rule.name, 'outcome', rule.outcome, 'countryId', rule.country_id,
      'country', ${country}, 'sourceId', rule.source_id, 'source', ${source},
      'keepMonths', rule.keep_months, 'askDays', rule.ask_days, 'isOn', rule.is_on, 'version', rule.version`),
  search: () => sql`rule.name || ' ' || coalesce(${country}, '') || ' ' || coalesce(${source}, '')`,
  sorts: {
    name: sql`lower(rule.name)`,
    outcome: sql`array_position(${[...retentionOutcomes]}::text[], rule.outcome)`,
    keepMonths: sql`rule.keep_months`,
  },
  filters: {},
  uses: [],
  exportColumns: {
    Rule: sql`rule.name`,
    Outcome: sql`rule.outcome`,
    Country: country,
    Source: source,
    'Months to keep': sql`rule.keep_months`,
    'Asks days before': sql`rule.ask_days`,
    'In force': sql`case when rule.is_on then 'Yes' else 'No' end`,
  },
  record: {
    table: 'retention_rule',
    columns: {
      ...{ name: 'name', outcome: 'outcome', countryId: 'country_id', sourceId: 'source_id' },
      ...{ keepMonths: 'keep_months', askDays: 'ask_days', isOn: 'is_on' },
    },
    unique: { name: retentionMessages.taken },
    references: {
      countryId: { table: 'country', gone: retentionMessages.country },
      sourceId: { table: 'applicant_source', gone: retentionMessages.source },
    },
    storedAs: { isOn: (value: unknown) => Number(value) === 1 },
  },
};
