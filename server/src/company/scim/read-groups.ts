import sql from 'sql-template-tag';
import { scimMost, scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimGroup } from '../../../contract/company/scim/scim-group';
import type { Db } from '../../platform/db/database';
import { formatEtag } from './etag';
import type { ScimResourceSource } from './find-resources';
import { groupAttributes } from './group-attributes';
import { toScimReference } from './scim-reference';

interface GroupRow {
  id: number;
  external_id: string | null;
  name: string;
  members: { id: number; name: string }[] | null;
  created_at: Date;
  changed_at: Date;
  version: number;
}

/** Excludes hiring teams that the provider deleted, until the provider creates them again. */
export const isScimGroupVisibleSql = sql`not team.scim_deleted`;

const membersJson = sql`(
  select json_agg(json_build_object('id', person.id,
      'name', trim(person.first_name || ' ' || person.last_name)) order by person.id)
  from group_member membership join app_user person on person.id = membership.user_id
  where membership.group_id = team.id and not person.scim_deleted)`;

const toScimGroup = (row: GroupRow, base: string): ScimGroup => ({
  schemas: [scimUrns.group],
  id: String(row.id),
  ...(row.external_id !== null && { externalId: row.external_id }),
  displayName: row.name,
  ...(row.members && {
    members: row.members.map(({ id, name }) => ({
      ...toScimReference(base, '/Users', id),
      ...{ display: name, type: 'User' },
    })),
  }),
  meta: {
    resourceType: 'Group',
    created: row.created_at.toISOString(),
    lastModified: row.changed_at.toISOString(),
    location: `${base}/Groups/${row.id}`,
    version: formatEtag(row.version),
  },
});

/** Ends the page before the team with which its number of members would exceed the limit. */
const cutPageAtMemberLimit = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db.many<{ id: number; members: number }>(sql`
    select group_id as id, count(*) as members from group_member
    where group_id = any (${[...ids]}::integer[]) group by group_id`);
  const members = new Map(rows.map(({ id, members: number }) => [id, number]));
  let sum = 0;
  const end = ids.findIndex((id) => (sum += members.get(id) ?? 0) > scimMost.membersOfPage);
  return end < 0 ? ids : ids.slice(0, Math.max(end, 1));
};

export const scimGroupSource: ScimResourceSource<ScimGroup> = {
  from: sql`hiring_group team`,
  key: sql`team.id`,
  visible: isScimGroupVisibleSql,
  attributes: groupAttributes,
  fitting: cutPageAtMemberLimit,
  read: async (db, ids, base, shown) => {
    const members = shown.shows('members') ? membersJson : sql`null::json`;
    const rows = await db.many<GroupRow>(sql`
      select team.id, team.scim_external_id as external_id, team.name, ${members} as members,
        team.created_at, team.changed_at, team.version
      from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
      join hiring_group team using (id) where ${isScimGroupVisibleSql} order by wanted.place`);
    return rows.map((row) => toScimGroup(row, base));
  },
};
