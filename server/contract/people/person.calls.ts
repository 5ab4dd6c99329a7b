import type { OpenSession, SignedOut, SignOut } from '../account/open-session';
import type { Many, One } from '../answer';
import { call } from '../call';
import type {
  EveryoneRole,
  HandedOver,
  HandOver,
  Holdings,
  Invitation,
  Person,
  PersonCreate,
  PersonQuery,
  PersonUpdate,
  RolesChange,
  RolesChanged,
} from './person';
import type { SignInAccounts } from './sign-in-account';

interface Id {
  id: number;
}
const changes = ['person'];
const one = '/api/v1/person/:id';

export const getPeople = call<{ query: PersonQuery; reply: Many<Person> }>('GET', '/api/v1/person');

export const getPerson = call<{ params: Id; reply: One<Person> }>('GET', one);

/** Adds a person and answers the link for their password; the same `Idempotency-Key` adds once. */
export const invitePerson = call<{ body: PersonCreate; reply: One<Invitation> }>(
  'POST',
  '/api/v1/person',
  { changes },
);

/** A new link for a password; the earlier one ends. */
export const createInvitation = call<{ params: Id; reply: One<Invitation> }>(
  'POST',
  `${one}/invitation`,
  { changes },
);

export const updatePerson = call<{ params: Id; body: PersonUpdate; reply: One<Person> }>(
  'PUT',
  one,
  { changes },
);

/** Gives roles to many people, and takes some from them, whole or not at all. */
export const changeRoles = call<{ body: RolesChange; reply: One<RolesChanged> }>(
  'POST',
  '/api/v1/person/roles',
  { changes },
);

export const getEveryoneRole = call<{ reply: One<EveryoneRole> }>('GET', '/api/v1/everyone-role', {
  shows: ['person'],
});

/** For everybody at once, also for who comes later. */
export const updateEveryoneRole = call<{ body: EveryoneRole; reply: One<EveryoneRole> }>(
  'PUT',
  '/api/v1/everyone-role',
  { changes },
);

/** Ends the person's sessions at once. */
export const deactivatePerson = call<{ params: Id; reply: One<Person> }>(
  'POST',
  `${one}/deactivation`,
  { changes },
);

export const reactivatePerson = call<{ params: Id; reply: One<Person> }>(
  'POST',
  `${one}/reactivation`,
  { changes },
);

/** Where a person is signed in. */
export const getSessions = call<{ params: Id; reply: { data: OpenSession[] } }>(
  'GET',
  `${one}/sessions`,
  { shows: ['person'] },
);

/** Ends one session of a person, or all of them. */
export const signPersonOut = call<{ params: Id; body: SignOut; reply: One<SignedOut> }>(
  'POST',
  `${one}/sign-out`,
  { changes },
);

/** The accounts of providers by which a person comes in. */
export const getSignInAccounts = call<{ params: Id; reply: One<SignInAccounts> }>(
  'GET',
  `${one}/accounts`,
  { shows: ['person'] },
);

/** Takes one off, so that another can be joined; its sessions end. */
export const removeSignInAccount = call<{
  params: Id & { provider: string };
  reply: One<SignInAccounts>;
}>('DELETE', `${one}/accounts/:provider`, { changes });

export const getHoldings = call<{ params: Id; reply: One<Holdings> }>('GET', `${one}/holdings`, {
  shows: ['person', 'job', 'application', 'group', 'department', 'function'],
});

/** Gives all that a person is responsible for to another, whole or not at all. */
export const handOver = call<{ params: Id; body: HandOver; reply: One<HandedOver> }>(
  'POST',
  `${one}/hand-over`,
  { changes: [...changes, 'job', 'application', 'group', 'department', 'function'] },
);
