import { ScimGroup } from '../../../contract/company/scim/scim-group';
import { scimGroupCalls } from '../../../contract/company/scim/scim.calls';
import { replacingGroup } from './group-fields.rule';
import { fieldsOfGroupPatch } from './patch-group.rule';
import { groupSource } from './read-groups';
import type { ResourceType } from './resource-type';
import { createGroup, deleteGroup, updateGroup } from './write-group';

export const groups: ResourceType<ScimGroup> = {
  calls: scimGroupCalls,
  schema: ScimGroup,
  tag: 'SCIM groups',
  one: 'a group',
  source: groupSource,
  create: createGroup,
  replace: (tx, actor, id, group, expected) =>
    updateGroup(tx, actor, id, replacingGroup(group), expected),
  patch: (tx, actor, id, { operations, check, expected }) =>
    updateGroup(tx, actor, id, fieldsOfGroupPatch(operations, check), expected),
  remove: deleteGroup,
};
