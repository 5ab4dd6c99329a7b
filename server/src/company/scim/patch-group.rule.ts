import { ScimGroup } from '../../../contract/company/scim/scim-group';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { ResourceCheck } from './check-resource';
import { parseFilter, type Filter } from './filter.rule';
import {
  toGroupFields,
  getMemberIds,
  type GroupFields,
  type MemberChange,
} from './group-fields.rule';
import { toPatchSteps, type ScimPatchStep } from './operations.rule';
import { nestValue } from './patch-path.rule';

import { ScimError } from './scim-error';

const simpleFilter = /^\s*value\s+eq\s+"(\w{1,20})"\s*$/i;

const unclearFilterError = () =>
  new ScimError(400, 'invalidFilter', 'Name members like members[value eq "12"].');

const collectIds = (filter: Filter): string[] => {
  if ('filters' in filter && filter.op === 'or') return filter.filters.flatMap(collectIds);
  if (!('compValue' in filter) || filter.op !== 'eq' || filter.attrPath.toLowerCase() !== 'value')
    throw unclearFilterError();
  return [String(filter.compValue)];
};

/** The most common filter, by id, is read without the parser, since a call may contain thousands. */
const readMemberIds = (filter: string): string[] => {
  const id = simpleFilter.exec(filter)?.[1];
  return id === undefined ? collectIds(parseFilter(filter)) : [id];
};

const changeMembers = (
  { op, filter, value }: ScimPatchStep,
  change: MemberChange,
  check: ResourceCheck<ScimGroup>,
): void => {
  if (filter !== undefined && op !== 'remove') throw unclearFilterError();
  const isAll = filter === undefined && (op === 'replace' || (op === 'remove' && value === null));
  if (isAll) {
    change.isWhole = true;
    change.added.clear();
    change.removed.clear();
  }
  const ids =
    filter === undefined
      ? getMemberIds(check({ members: value }).members ?? [])
      : readMemberIds(filter);
  const [into, from] = op === 'remove' ? ['removed', 'added'] : ['added', 'removed'];
  for (const id of ids) {
    change[into as 'added' | 'removed'].add(id);
    change[from as 'added' | 'removed'].delete(id);
  }
};

export const toPatchedGroupFields = (
  operations: readonly ScimOperation[],
  check: ResourceCheck<ScimGroup>,
): GroupFields => {
  const fields: GroupFields = {};
  const members: MemberChange = { isWhole: false, added: new Set(), removed: new Set() };
  for (const step of toPatchSteps(ScimGroup, operations)) {
    const isOfMembers = step.names[0] === 'members';
    if (isOfMembers) {
      changeMembers(step, members, check);
      fields.members = members;
    } else {
      const value = step.op === 'remove' ? null : step.value;
      Object.assign(fields, toGroupFields(check(nestValue(step.names, value))));
    }
  }
  return fields;
};
