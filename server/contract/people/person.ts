import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../answer';
import { emailPattern } from '../email-constants';
import { Selection } from '../selection';
import { roles, type Role } from '../permission';

const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { maxItems: roles.length, uniqueItems: true });

/**
 * Who is `active` has come in before: by a password, or a provider's account. Who is `invited` has a link
 * and did not use it, who is `uninvited` never had one; `inactive` was deactivated, and of who has `left` the last day has come.
 */
export const personStates = ['active', 'uninvited', 'invited', 'inactive', 'left'] as const;
export type PersonState = (typeof personStates)[number];
const State = Type.Unsafe<PersonState>(Type.String({ enum: [...personStates] }));

export const PersonFilter = Type.Object({
  search: PageQuery.properties.search,
  role: Type.Optional(RoleName),
  state: Type.Optional(State),
  /** Exactly: of their e-mail, or by which they sign in, in whatever case. */
  address: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PersonFilter = Static<typeof PersonFilter>;

export const PersonQuery = Type.Object({
  ...PageQuery.properties,
  ...PersonFilter.properties,
  sort: Type.Optional(SortKey('name', 'email', 'lastSignIn')),
});
export type PersonQuery = Static<typeof PersonQuery>;

const Moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

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
  /** The one among them that every active person has; null without. It is not taken away from one. */
  everyoneRole: Type.Union([RoleName, Type.Null()]),
  state: State,
  /** Their last day, past or ahead; what they referred is paid by it. It is kept in the directory. */
  leavingDate: Type.Union([Type.String(), Type.Null()]),
  /** When the link by which they come in was made, and until when it works, which may be past; null without one. */
  invitedAt: Moment,
  invitedUntil: Moment,
  lastSignIn: Moment,
  version: Type.Integer(),
});
export type Person = Static<typeof Person>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const parts = {
  firstName: name,
  lastName: name,
  email: Type.String({ maxLength: 200, pattern: emailPattern }),
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

/** Which people: by id, or all that match. */
export const PersonSelection = Selection('personId', PersonFilter);
export type PersonSelection = Static<typeof PersonSelection>;

/** Roles that many people get, and that are taken from them; at least one. */
export const RolesChange = Type.Object({
  ...PersonSelection.properties,
  give: Type.Optional(Roles),
  take: Type.Optional(Roles),
});
export type RolesChange = Static<typeof RolesChange>;

/** How many people have other roles now, and who keeps one with the reason. */
export const RolesChanged = Type.Object({
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  kept: Type.Array(Type.Object({ personId: Id, name: Type.String(), reason: Type.String() })),
});
export type RolesChanged = Static<typeof RolesChanged>;

/** What every active person may do beside their own roles. */
export const EveryoneRole = Type.Object({
  role: Type.Union([Type.Literal('referrer'), Type.Null()]),
});
export type EveryoneRole = Static<typeof EveryoneRole>;

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
