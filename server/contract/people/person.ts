import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../answer';
import { roles, type Role } from '../permission';

const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { maxItems: roles.length, uniqueItems: true });

/** `invited` has a link for a first password and has not used it; of who has `left` the last day has come. */
export const personStates = ['active', 'invited', 'inactive', 'left'] as const;
export type PersonState = (typeof personStates)[number];
const State = Type.Unsafe<PersonState>(Type.String({ enum: [...personStates] }));

export const PersonFilter = Type.Object({
  search: PageQuery.properties.search,
  role: Type.Optional(RoleName),
  state: Type.Optional(State),
});
export type PersonFilter = Static<typeof PersonFilter>;

export const PersonQuery = Type.Object({
  ...PageQuery.properties,
  ...PersonFilter.properties,
  sort: Type.Optional(SortKey('name', 'email')),
});
export type PersonQuery = Static<typeof PersonQuery>;

/** Someone who signs in, or did. */
export const Person = Type.Object({
  personId: Id,
  name: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatar: Type.String(),
  roles: Roles,
  /** Those among them that groups at a provider give, by its name; they are taken away there. */
  givenRoles: Type.Array(Type.Object({ role: RoleName, by: Type.String() })),
  state: State,
  /** Their last day, past or ahead; what they referred is paid by it. It is kept in the directory. */
  leavingDate: Type.Union([Type.String(), Type.Null()]),
  /** Until when the link for a password works; null without one. */
  invitedUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  version: Type.Integer(),
});
export type Person = Static<typeof Person>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const parts = {
  firstName: name,
  lastName: name,
  email: Type.String({ maxLength: 200, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' }),
  roles: Roles,
};

export const PersonCreate = Type.Object({
  ...parts,
  roles: Type.Array(RoleName, { minItems: 1, maxItems: roles.length, uniqueItems: true }),
});
export type PersonCreate = Static<typeof PersonCreate>;

/** An absent field is unchanged; no roles at all leave a person nothing to do. */
export const PersonUpdate = Type.Partial(Type.Object({ ...parts, version: Type.Integer() }));
export type PersonUpdate = Static<typeof PersonUpdate>;

/** Where an invited person comes in, once: an address below the console's own origin. */
export const Invitation = Type.Object({
  personId: Id,
  /** They choose a password there; else they are led to their company's account. */
  choosesPassword: Type.Boolean(),
  path: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type Invitation = Static<typeof Invitation>;

const Held = Type.Object({
  count: Type.Integer(),
  /** The first twenty. */
  first: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});

/** What a person is responsible for: also what they are head of, and who has them as manager. */
export const Holdings = Type.Object({
  jobs: Held,
  applicants: Held,
  groups: Held,
  departments: Held,
  functions: Held,
  people: Held,
});
export type Holdings = Static<typeof Holdings>;

/** To whom all of it goes. */
export const HandOver = Type.Object({ toPersonId: Id });
export type HandOver = Static<typeof HandOver>;

/** How much was handed over. */
export const HandedOver = Type.Object({
  jobs: Type.Integer(),
  applicants: Type.Integer(),
  groups: Type.Integer(),
  departments: Type.Integer(),
  functions: Type.Integer(),
  people: Type.Integer(),
});
export type HandedOver = Static<typeof HandedOver>;
