import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationQuery } from '../../contract/applicants/application';
import type { ApplicationSort } from '../../contract/applicants/application-constants';

export interface Order {
  by: ApplicationSort;
  descending: boolean;
}

/** The newest first unless asked otherwise. */
export const orderOf = (sort: ApplicationQuery['sort']): Order => {
  if (!sort) return { by: 'date', descending: true };
  const descending = sort.startsWith('-');
  return { by: (descending ? sort.slice(1) : sort) as ApplicationSort, descending };
};

const columns: Record<Exclude<ApplicationSort, 'status'>, Sql> = {
  name: sql`name_key`,
  date: sql`created_at`,
  experience: sql`experience_key`,
};

/** What a list of keys must carry to be put in order. */
export const orderColumns = ({ by }: Order): Sql =>
  by === 'status'
    ? sql`application.created_at,
        (select status.name from status where status.id = application.status_id) as status_name`
    : sql`application.${columns[by]}`;

/** Equal keys stand by id, equal statuses newest first. */
export const orderBy = (
  alias: Sql,
  { by, descending }: Order,
  statusName: Sql = sql`${alias}.status_name`,
): Sql => {
  const direction = descending ? sql`desc` : sql`asc`;
  if (by === 'status')
    return sql`order by ${statusName} ${direction}, ${alias}.created_at desc, ${alias}.id desc`;
  return sql`order by ${alias}.${columns[by]} ${direction}, ${alias}.id ${direction}`;
};
