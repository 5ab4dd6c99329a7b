import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { emailPattern } from '../../email-constants';
import { Selection } from '../../selection';
import { roles, type Role } from '../../permission';

const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { maxItems: roles.length, uniqueItems: true });

/**
 * States of a person. `active`: has signed in. `invited`: has an unused invitation link. `uninvited`: never
 * had a link. `inactive`: deactivated. `left`: the leaving date has come.
 */
export const personStates = ['active', 'uninvited', 'invited', 'inactive', 'left'] as const;
export type PersonState = (typeof personStates)[number];
const PersonStateName = Type.Unsafe<PersonState>(Type.String({ enum: [...personStates] }));

export const PersonFilter = Type.Object({
  search: PageQuery.properties.search,
  role: Type.Optional(RoleName),
  state: Type.Optional(PersonStateName),
  /** Filter by e-mail or sign-in address: exact match, ignoring case. */
  address: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PersonFilter = Static<typeof PersonFilter>;

export const PersonQuery = Type.Object({
  ...PageQuery.properties,
  ...PersonFilter.properties,
  sort: Type.Optional(SortKey('name', 'email', 'lastSignIn')),
});
export type PersonQuery = Static<typeof PersonQuery>;

const NullableInstant = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

export const Person = Type.Object({
  personId: Id,
  name: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatar: Type.String(),
  roles: Roles,
  /**
   * Roles that the person has from groups of the identity provider `by`; only the provider can remove them.
   */
  givenRoles: Type.Array(Type.Object({ role: RoleName, by: Type.String() })),
  /** Role that every active person has, which cannot be removed from a single person. */
  everyoneRole: Type.Union([RoleName, Type.Null()]),
  state: PersonStateName,
  /** Leaving date, past or future; payouts of the person's referrals depend on it. */
  leavingDate: Type.Union([Type.String(), Type.Null()]),
  /** Creation and expiry of the invitation link, which may have expired; null without a link. */
  invitedAt: NullableInstant,
  invitedUntil: NullableInstant,
  lastSignIn: NullableInstant,
  /** Reason why no mail is sent to the person's address; null if mail is sent. */
  mailProblem: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  version: Type.Integer(),
});
export type Person = Static<typeof Person>;

const personName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const parts = {
  firstName: personName,
  lastName: personName,
  email: Type.String({ maxLength: 200, pattern: emailPattern }),
  roles: Roles,
};

export const PersonCreate = Type.Object({
  ...parts,
  roles: Type.Array(RoleName, { minItems: 1, maxItems: roles.length, uniqueItems: true }),
});
export type PersonCreate = Static<typeof PersonCreate>;

/** Absent fields stay unchanged. A person without roles has no permissions. */
export const PersonUpdate = Type.Partial(Type.Object({ ...parts, version: Type.Integer() }));
export type PersonUpdate = Static<typeof PersonUpdate>;

export const PersonSelection = Selection('personId', PersonFilter);
export type PersonSelection = Static<typeof PersonSelection>;

export const RolesChange = Type.Object({
  ...PersonSelection.properties,
  give: Type.Optional(Roles),
  take: Type.Optional(Roles),
});
export type RolesChange = Static<typeof RolesChange>;

export const RolesChangeResult = Type.Object({
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  kept: Type.Array(Type.Object({ personId: Id, name: Type.String(), reason: Type.String() })),
});
export type RolesChangeResult = Static<typeof RolesChangeResult>;

export const EveryoneRole = Type.Object({
  role: Type.Union([Type.Literal('referrer'), Type.Null()]),
});
export type EveryoneRole = Static<typeof EveryoneRole>;

/** `path` is the single-use link, below the console's origin. */
export const Invitation = Type.Object({
  personId: Id,
  choosesPassword: Type.Boolean(),
  /** True if the console also sends the person a mail with another link. */
  isMailed: Type.Boolean(),
  path: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type Invitation = Static<typeof Invitation>;

const RecordPreview = Type.Object({
  count: Type.Integer(),
  first: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});

/** Records for which the person is responsible, including departments they head and people they manage. */
export const Holdings = Type.Object({
  jobs: RecordPreview,
  applicants: RecordPreview,
  groups: RecordPreview,
  departments: RecordPreview,
  functions: RecordPreview,
  people: RecordPreview,
});
export type Holdings = Static<typeof Holdings>;

export const HandOver = Type.Object({ toPersonId: Id });
export type HandOver = Static<typeof HandOver>;

export const HandedOver = Type.Object({
  jobs: Type.Integer(),
  applicants: Type.Integer(),
  groups: Type.Integer(),
  departments: Type.Integer(),
  functions: Type.Integer(),
  people: Type.Integer(),
});
export type HandedOver = Static<typeof HandedOver>;
