import type { ScimGroup } from '../../../contract/company/scim/scim-group';
import { invalidValue } from './scim-error';

export interface MemberChange {
  /** True if `added` replaces all members. */
  isWhole: boolean;
  added: Set<string>;
  removed: Set<string>;
}

/** Absent fields stay unchanged. */
export interface GroupFields {
  name?: string;
  externalId?: string | null;
  members?: MemberChange;
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

const needed = (text: string | null | undefined): string => {
  const name = trimmed(text);
  if (name === null) throw invalidValue('displayName: a group needs a name.');
  return name;
};

/** @throws ScimError when a member has no id. */
export const memberIds = (members: NonNullable<ScimGroup['members']>): string[] =>
  members.map(({ value }) => {
    const id = trimmed(value);
    if (id === null) throw invalidValue('members: name each by the id of a person as `value`.');
    return id;
  });

export const fieldsOfGroup = (group: ScimGroup): GroupFields => ({
  ...(group.displayName !== undefined && { name: needed(group.displayName) }),
  ...(group.externalId !== undefined && { externalId: trimmed(group.externalId) }),
});

/** A full replacement clears absent fields. */
export const replacingGroup = (group: ScimGroup): GroupFields & { name: string } => ({
  externalId: trimmed(group.externalId),
  name: needed(group.displayName),
  members: {
    ...{ isWhole: true, removed: new Set() },
    added: new Set(memberIds(group.members ?? [])),
  },
});
