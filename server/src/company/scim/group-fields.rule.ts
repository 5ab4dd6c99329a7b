import type { ScimGroup } from '../../../contract/company/scim/scim-group';
import { createInvalidValueError } from './scim-error';

export interface MemberChange {
  /** True if `added` replaces all members of the group. */
  isWhole: boolean;
  added: Set<string>;
  removed: Set<string>;
}

/** Changed fields of a group; absent fields stay unchanged. */
export interface GroupFields {
  name?: string;
  externalId?: string | null;
  members?: MemberChange;
}

const trimText = (text: string | null | undefined): string | null => text?.trim() || null;

const requireName = (text: string | null | undefined): string => {
  const name = trimText(text);
  if (name === null) throw createInvalidValueError('displayName: a group needs a name.');
  return name;
};

/** @throws ScimError when a member has no id. */
export const getMemberIds = (members: NonNullable<ScimGroup['members']>): string[] =>
  members.map(({ value }) => {
    const id = trimText(value);
    if (id === null)
      throw createInvalidValueError('members: name each by the id of a person as `value`.');
    return id;
  });

export const toGroupFields = (group: ScimGroup): GroupFields => ({
  ...(group.displayName !== undefined && { name: requireName(group.displayName) }),
  ...(group.externalId !== undefined && { externalId: trimText(group.externalId) }),
});

/** Fields for a full replacement of a group, which clears absent fields. */
export const toGroupReplacement = (group: ScimGroup): GroupFields & { name: string } => ({
  externalId: trimText(group.externalId),
  name: requireName(group.displayName),
  members: {
    ...{ isWhole: true, removed: new Set() },
    added: new Set(getMemberIds(group.members ?? [])),
  },
});
