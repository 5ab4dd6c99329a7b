import sql, { type Sql } from 'sql-template-tag';
import { payoutKinds } from '../../../contract/company/audit-log/audit-log-constants';
import type { AuditFilter } from '../../../contract/company/audit-log/audit-log';
import { defineScopes, allRecords, type UserId } from '../../platform/access/scope';
import { assertDayRange } from '../../platform/lists/day-range';
import type { SelectableList } from '../../platform/lists/list-selection';
import { readAlongIndex } from '../../platform/lists/list-reading';
import { toRowSql } from '../../platform/lists/row-sql';

const selectTeams = (userId: UserId): Sql =>
  sql`array(select group_id from group_member where user_id = ${userId})`;

const entriesInScope = defineScopes({
  all: () => allRecords,
  groups: (userId) => sql`(
    entry.actor_id = ${userId}
    or entry.group_id = any (${selectTeams(userId)})
    or (entry.subject = 'group' and entry.subject_id = any (${selectTeams(userId)})))`,
  payouts: () => sql`entry.subject = any (${[...payoutKinds]}::text[])`,
});

const actorName = sql`coalesce(case when entry.actor_id < 0
  then coalesce((select name from service_token where id = - entry.actor_id),
    'Service token ' || - entry.actor_id)
  else (select trim(person.first_name || ' ' || person.last_name)
    from app_user person where person.id = entry.actor_id) end, '')`;

/** A negative actor id is the id of a service token. */
const actorJson = sql`case when entry.actor_id is not null then json_strip_nulls(json_build_object(
  'userId', case when entry.actor_id > 0 then entry.actor_id end,
  'serviceTokenId', case when entry.actor_id < 0 then - entry.actor_id end, 'name', ${actorName})) end`;

/**
 * Maximum of ids shown per audit entry; for more, their count is shown, since an entry can refer to
 * thousands.
 */
const maxListed = 10;

const detailsJson = sql`coalesce((
  select jsonb_object_agg(part.key,
    case when jsonb_typeof(part.value) = 'array' and jsonb_array_length(part.value) > ${maxListed}::integer
      then to_jsonb(jsonb_array_length(part.value)) else part.value end)
  from jsonb_each(entry.details - 'changes') part), '{}')`;

const toCompanyMidnight = (day: Sql): Sql => sql`(${day})::timestamp at time zone company_zone()`;

export const auditLog: SelectableList<AuditFilter, 'entryId'> = {
  kind: 'audit-log',
  one: 'entry',
  many: 'entries',
  field: 'entryId',
  from: sql`audit_entry entry`,
  key: sql`entry.id`,
  name: sql`entry.action`,
  sorts: { time: sql`entry.at` },
  usualSort: '-time',
  read: readAlongIndex,
  scope: (viewer) => {
    const grant = viewer.grants.get('audit:view');
    return [grant ? entriesInScope(grant, viewer) : sql`false`];
  },
  row: () =>
    toRowSql(sql`
    'entryId', entry.id, 'at', to_json(entry.at), 'actor', ${actorJson},
    'action', entry.action, 'kind', entry.subject, 'recordId', entry.subject_id,
    'recordName', entry.subject_name, 'changes', coalesce(entry.details -> 'changes', '{}'),
    'details', ${detailsJson}`),
  search: () => sql`entry.subject_name`,
  filters: {
    kind: (kind) => sql`entry.subject = ${kind}`,
    recordId: (id) => sql`entry.subject_id = ${id}`,
    actorId: (id) => sql`entry.actor_id = ${id}`,
    fromDate: (fromDate) => {
      assertDayRange({ fromDate });
      return sql`entry.at >= ${toCompanyMidnight(sql`${fromDate}::date`)}`;
    },
    toDate: (toDate) => {
      assertDayRange({ toDate });
      return sql`entry.at < ${toCompanyMidnight(sql`${toDate}::date + 1`)}`;
    },
  },
  exportColumns: {
    When: sql`to_char(entry.at at time zone company_zone(), 'YYYY-MM-DD HH24:MI:SS')`,
    Who: actorName,
    Action: sql`entry.action`,
    Record: sql`entry.subject_id`,
    Name: sql`entry.subject_name`,
    Details: sql`entry.details::text`,
  },
  uses: [],
};
