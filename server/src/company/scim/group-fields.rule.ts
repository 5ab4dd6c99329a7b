import type { ScimGroup } from '../../../contract/scim/scim-group';
import { invalidValue } from './scim-error';

/** How the members of a team change, by the ids of people. */
export interface MemberChange {
  /** Only who is added belongs to it afterwards. */
  isWhole: boolean;
  added: Set<string>;
  removed: Set<string>;
}

/** What is written of a hiring team: what is left out stays. */
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

/** @throws ScimError when one of them is named by nothing. */
export const memberIds = (members: NonNullable<ScimGroup['members']>): string[] =>
  members.map(({ value }) => {
    const id = trimmed(value);
    if (id === null) throw invalidValue('members: name each by the id of a person as `value`.');
    return id;
  });

/** What a resource, or a part of one, says of a hiring team, its members apart. */
export const fieldsOfGroup = (group: ScimGroup): GroupFields => ({
  ...(group.displayName !== undefined && { name: needed(group.displayName) }),
  ...(group.externalId !== undefined && { externalId: trimmed(group.externalId) }),
});

/** What a whole resource says: what it leaves out is taken away. */
export const replacingGroup = (group: ScimGroup): GroupFields & { name: string } => ({
  externalId: trimmed(group.externalId),
  name: needed(group.displayName),
  members: {
    ...{ isWhole: true, removed: new Set() },
    added: new Set(memberIds(group.members ?? [])),
  },
});
