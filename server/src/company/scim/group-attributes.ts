import sql from 'sql-template-tag';
import { toScimAttributes, type ScimAttribute } from './scim-attribute';

const memberAttribute: ScimAttribute = {
  kind: 'id',
  value: sql`membership.user_id`,
  within: (condition) => sql`exists (
    select from group_member membership where membership.group_id = team.id and ${condition})`,
};

export const groupAttributes = toScimAttributes({
  id: { kind: 'id', value: sql`team.id` },
  externalId: { kind: 'exact', value: sql`team.scim_external_id` },
  displayName: { kind: 'text', value: sql`team.name` },
  members: memberAttribute,
  'members.value': memberAttribute,
  'meta.resourceType': { kind: 'text', value: sql`'Group'` },
  'meta.created': { kind: 'time', value: sql`team.created_at` },
  'meta.lastModified': { kind: 'time', value: sql`team.changed_at` },
});
