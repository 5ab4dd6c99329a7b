import sql, { type Sql } from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';

/** A negative reader id is the id of a service token. */
export const readerNameSql = sql`coalesce(case when reading.reader_id < 0
  then (select name from service_token where id = - reading.reader_id)
  else (select btrim(person.first_name || ' ' || person.last_name)
    from app_user person where person.id = reading.reader_id) end, 'Somebody who was deleted')`;

export const createReadingList = (applicationId: Sql): ReadableList<object> => ({
  from: sql`record_reading reading`,
  key: sql`reading.id`,
  row: () =>
    toRowSql(sql`
      'readerId', case when reading.reader_id > 0 then reading.reader_id end,
      'name', ${readerNameSql}, 'kind', reading.kind, 'at', to_json(reading.at)`),
  sorts: { at: sql`reading.at` },
  usualSort: '-at',
  scope: () => [sql`reading.application_id = ${applicationId}`],
  filters: {},
});
