import sql, { type Sql } from 'sql-template-tag';
import type { NumberMarkFilter } from '../../../contract/privacy/numbers/number-mark';
import type { NamedList, ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';

type Criteria = Omit<NumberMarkFilter, 'search'>;

const name = sql`(
  select btrim(applicant.first_name || ' ' || applicant.last_name) from application
    join applicant on applicant.id = application.applicant_id
  where application.id = mark.application_id)`;

/** `places` is SQL for the label of `mark.place`. */
export const createNumberMarkList = (
  places: Sql,
): ReadableList<object, Criteria> & NamedList<object, Criteria, 'id'> => ({
  kind: 'number-mark',
  one: 'number',
  many: 'numbers',
  field: 'id',
  from: sql`number_mark mark`,
  key: sql`mark.id`,
  scope: () => [sql`mark.state = 'open'`],
  row: () =>
    toRowSql(sql`
      'id', mark.id, 'applicationId', mark.application_id, 'name', ${name}, 'place', ${places},
      'kind', mark.kind, 'lastFour', mark.last_four, 'foundAt', to_json(mark.found_at)`),
  search: () => name,
  sorts: { foundAt: sql`mark.found_at` },
  usualSort: '-foundAt',
  filters: { kind: (kind) => sql`mark.kind = ${kind}` },
});
