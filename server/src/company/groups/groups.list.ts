import type { GroupCreate } from '../../../contract/company/groups/group';
import { teamChatsEnabled } from './hooks';
import sql, { join, type Sql } from 'sql-template-tag';
import type { GroupFilter } from '../../../contract/company/groups/group';
import type { Viewer } from '../../platform/access/actor';
import { defineScopes, allRecords } from '../../platform/access/scope';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { writeGroupMembers } from './members';
import { toNaturalOrder } from '../../platform/lists/sort-order';

interface GroupListFilter extends GroupFilter {
  id?: number[];
}

const groupsInScope = defineScopes({
  all: () => allRecords,
  groups: (userId) =>
    sql`hiring_group.id = any (array(select group_id from group_member where user_id = ${userId}))`,
});

export const isGroupVisibleSql = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('group:view');
  return grant ? groupsInScope(grant, viewer) : sql`false`;
};

const personName = sql`trim(person.first_name || ' ' || person.last_name)`;
const selectMembers = (json: Sql): Sql => sql`coalesce((
  select json_agg(${json} order by ${toNaturalOrder(sql`person.first_name`)}, person.id)
  from group_member join app_user person on person.id = group_member.user_id
  where group_member.group_id = hiring_group.id), '[]')`;

const detailColumns: Readonly<Record<string, Sql>> = {
  groupDescription: sql`hiring_group.description`,
  activeStatus: sql`hiring_group.is_active::integer`,
  enableReferralChat: sql`hiring_group.enable_referral_chat::integer`,
  members: selectMembers(sql`to_json(${personName})`),
  memberList: selectMembers(sql`json_build_object('userId', person.id, 'name', ${personName})`),
  location: sql`(
    select json_build_object('city', city.name) from city where city.id = hiring_group.city_id)`,
  version: sql`hiring_group.version`,
};

/** All staff may read the names of groups; other fields require the permission to view groups. */
export const groupList: SelectableList<GroupListFilter, 'id'> & WritableList = {
  kind: 'group',
  one: 'group',
  many: 'groups',
  field: 'id',
  from: sql`hiring_group`,
  key: sql`hiring_group.id`,
  name: sql`hiring_group.name`,
  row: (viewer) => {
    const names = sql`'id', hiring_group.id, 'groupName', hiring_group.name`;
    const isOpen = isGroupVisibleSql(viewer);
    if (!viewer.grants.has('group:view')) return toRowSql(names);
    const parts = Object.entries(detailColumns).map(
      ([name, value]) => sql`${name}::text, case when ${isOpen} then ${value} end`,
    );
    return toRowSql(sql`${names}, ${join(parts)}`);
  },
  scope: (viewer) => [isGroupVisibleSql(viewer)],
  search: () => sql`hiring_group.name`,
  sorts: {
    groupName: toNaturalOrder(sql`hiring_group.name`),
    activeStatus: sql`hiring_group.is_active`,
  },
  filters: {
    id: (ids) => sql`hiring_group.id = any(${ids}::integer[])`,
    filter: (filter) =>
      filter === 10 ? sql`true` : sql`hiring_group.is_active = ${filter === 20}`,
    activeStatus: (status) => sql`hiring_group.is_active = ${status === 1}`,
    own: () => sql`true`,
  },
  exportColumns: {
    'Group Name': sql`hiring_group.name`,
    'Active Status': sql`case when hiring_group.is_active then 'Active' else 'Inactive' end`,
    'Referral Chat': sql`case when hiring_group.enable_referral_chat then 'Enable' else 'Disable' end`,
    Description: sql`hiring_group.description`,
  },
  uses: [
    {
      kind: 'job',
      one: 'job',
      many: 'jobs',
      count: sql`(select count(*) from job where job.group_id = hiring_group.id)`,
    },
  ],
  record: {
    table: 'hiring_group',
    columns: {
      groupName: 'name',
      groupDescription: 'description',
      activeStatus: 'is_active',
      enableReferralChat: 'enable_referral_chat',
    },
    unique: { groupName: 'There is a group of this name already.' },
    writeParts: async (tx, id, body: Partial<GroupCreate>, actor) => {
      await writeGroupMembers(tx, id, body, actor);
      if (body.enableReferralChat === 1) await teamChatsEnabled.run(tx, { groupIds: [id] });
    },
  },
};
