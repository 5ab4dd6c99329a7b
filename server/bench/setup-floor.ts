interface Floor {
  columns: string;
  from: string;
  order: string;
  search: string;
}

const statement = ({ columns, from, order }: Floor, where: string, limits: string): string => `
  with page as (select one.id from ${from} one ${where} order by ${order} ${limits}),
    total as (select count(*) as n from ${from} one ${where})
  select total.n, (select coalesce(json_agg(json_build_object(${columns}) order by ${order}), '[]')::text
    from page join ${from} one on one.id = page.id) as rows
  from total`;

const lists = {
  sources: {
    columns: `'id', one.id, 'sourceId', one.id, 'source', one.name, 'identifier', one.identifier,
      'description', one.description, 'version', one.version`,
    from: 'applicant_source',
    order: 'lower(one.name), one.id',
    search: `(' ' || one.name || ' ' || one.identifier || ' ' || one.description)`,
  },
  statuses: {
    columns: `'id', one.id, 'name', one.name, 'category', one.category, 'isReserved', one.id < 101,
      'stages', coalesce((select json_agg(json_build_object('id', stage.id, 'name', stage.name))
        from stage_status join stage on stage.id = stage_id where status_id = one.id), '[]'),
      'jobApplicationCount', (select coalesce(sum(n), 0) from application_total
        where unit = 'y' and status_id = one.id),
      'version', one.version,
      'stageId', (select min(stage_id) from stage_status where status_id = one.id)`,
    from: 'status',
    order: 'lower(one.name), one.id',
    search: `(' ' || one.name)`,
  },
  'audit log': {
    columns: `'entryId', one.id, 'at', one.at, 'action', one.action, 'kind', one.subject,
      'recordId', one.subject_id, 'recordName', one.subject_name, 'details', one.details,
      'actor', (select json_build_object('userId', id, 'name', trim(first_name || ' ' || last_name))
        from app_user where id = one.actor_id)`,
    from: 'audit_entry',
    order: 'one.at desc, one.id desc',
    search: `(' ' || one.subject_name)`,
  },
} as const satisfies Record<string, Floor>;

export type MeasuredListName = keyof typeof lists;

/** The page size is a literal in SQL, since the planner cannot estimate a parameter. */
export const pageSize = 10;

export const toPageStatement = (list: MeasuredListName, page: number): string =>
  statement(lists[list], '', `limit ${pageSize} offset ${(page - 1) * pageSize}`);

/** SQL of the first page of a prefix search; `$1` is the pattern. */
export const toSearchStatement = (list: MeasuredListName): string =>
  statement(lists[list], `where ${lists[list].search} ilike $1`, `limit ${pageSize}`);
