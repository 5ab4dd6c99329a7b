import { ScimGroup } from '../../../contract/company/scim/scim-group';
import { scimGroupCalls } from '../../../contract/company/scim/scim.calls';
import { toGroupReplacement } from './group-fields.rule';
import { toPatchedGroupFields } from './patch-group.rule';
import { scimGroupSource } from './read-groups';
import type { ScimResourceType } from './resource-type';
import { createGroup, deleteGroup, updateGroup } from './write-group';

export const scimGroups: ScimResourceType<ScimGroup> = {
  calls: scimGroupCalls,
  schema: ScimGroup,
  tag: 'SCIM groups',
  one: 'a group',
  source: scimGroupSource,
  create: createGroup,
  replace: (tx, actor, id, group, expected) =>
    updateGroup(tx, actor, id, toGroupReplacement(group), expected),
  patch: (tx, actor, id, { operations, check, expected }) =>
    updateGroup(tx, actor, id, toPatchedGroupFields(operations, check), expected),
  remove: deleteGroup,
};
