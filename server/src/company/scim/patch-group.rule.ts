import { ScimGroup } from '../../../contract/company/scim/scim-group';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { Check } from './check-resource';
import { parseFilter, type Filter } from './filter.rule';
import { fieldsOfGroup, memberIds, type GroupFields, type MemberChange } from './group-fields.rule';
import { stepsOf, type Step } from './operations.rule';
import { holding } from './patch-path.rule';

import { ScimError } from './scim-error';

const simple = /^\s*value\s+eq\s+"(\w{1,20})"\s*$/i;

const unclear = () =>
  new ScimError(400, 'invalidFilter', 'Name members like members[value eq "12"].');

const namedBy = (filter: Filter): string[] => {
  if ('filters' in filter && filter.op === 'or') return filter.filters.flatMap(namedBy);
  if (!('compValue' in filter) || filter.op !== 'eq' || filter.attrPath.toLowerCase() !== 'value')
    throw unclear();
  return [String(filter.compValue)];
};

/** The common filter by id is read without the parser, since a call may contain thousands. */
const filtered = (filter: string): string[] => {
  const id = simple.exec(filter)?.[1];
  return id === undefined ? namedBy(parseFilter(filter)) : [id];
};

const changeMembers = (
  { op, filter, value }: Step,
  change: MemberChange,
  check: Check<ScimGroup>,
): void => {
  if (filter !== undefined && op !== 'remove') throw unclear();
  const isAll = filter === undefined && (op === 'replace' || (op === 'remove' && value === null));
  if (isAll) {
    change.isWhole = true;
    change.added.clear();
    change.removed.clear();
  }
  const ids =
    filter === undefined ? memberIds(check({ members: value }).members ?? []) : filtered(filter);
  const [into, from] = op === 'remove' ? ['removed', 'added'] : ['added', 'removed'];
  for (const id of ids) {
    change[into as 'added' | 'removed'].add(id);
    change[from as 'added' | 'removed'].delete(id);
  }
};

export const fieldsOfGroupPatch = (
  operations: readonly ScimOperation[],
  check: Check<ScimGroup>,
): GroupFields => {
  const fields: GroupFields = {};
  const members: MemberChange = { isWhole: false, added: new Set(), removed: new Set() };
  for (const step of stepsOf(ScimGroup, operations)) {
    const isOfMembers = step.names[0] === 'members';
    if (isOfMembers) {
      changeMembers(step, members, check);
      fields.members = members;
    } else {
      const value = step.op === 'remove' ? null : step.value;
      Object.assign(fields, fieldsOfGroup(check(holding(step.names, value))));
    }
  }
  return fields;
};
