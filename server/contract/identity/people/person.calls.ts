import type { OpenSession, SignedOut, SignOut } from '../account/open-session';
import type { Many, One } from '../../answer';
import { call } from '../../call';
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
  RolesChangeResult,
} from './person';
import type { SignInAccounts } from './sign-in-account';

interface Id {
  id: number;
}
const changes = ['person'];
const personPath = '/api/v1/person/:id';

export const getPeople = call<{ query: PersonQuery; reply: Many<Person> }>('GET', '/api/v1/person');

/** One person; shows `mail-message` too, since a bounced mail changes `mailProblem`. */
export const getPerson = call<{ params: Id; reply: One<Person> }>('GET', personPath, {
  shows: ['person', 'mail-message'],
});

/** Creates a person and returns the link to set a password. Idempotent by `Idempotency-Key`. */
export const invitePerson = call<{ body: PersonCreate; reply: One<Invitation> }>(
  'POST',
  '/api/v1/person',
  { changes },
);

/** Creates a new invitation link, which makes the previous link invalid. */
export const createInvitation = call<{ params: Id; reply: One<Invitation> }>(
  'POST',
  `${personPath}/invitation`,
  { changes },
);

export const updatePerson = call<{ params: Id; body: PersonUpdate; reply: One<Person> }>(
  'PUT',
  personPath,
  { changes },
);

/** Changes the roles of several people, all or nothing. */
export const changeRoles = call<{ body: RolesChange; reply: One<RolesChangeResult> }>(
  'POST',
  '/api/v1/person/roles',
  { changes },
);

export const getEveryoneRole = call<{ reply: One<EveryoneRole> }>('GET', '/api/v1/everyone-role', {
  shows: ['person'],
});

export const updateEveryoneRole = call<{ body: EveryoneRole; reply: One<EveryoneRole> }>(
  'PUT',
  '/api/v1/everyone-role',
  { changes },
);

/** Deactivates a person and ends their sessions at once. */
export const deactivatePerson = call<{ params: Id; reply: One<Person> }>(
  'POST',
  `${personPath}/deactivation`,
  { changes },
);

export const reactivatePerson = call<{ params: Id; reply: One<Person> }>(
  'POST',
  `${personPath}/reactivation`,
  { changes },
);

export const getSessions = call<{ params: Id; reply: { data: OpenSession[] } }>(
  'GET',
  `${personPath}/sessions`,
  { shows: ['person'] },
);

export const signPersonOut = call<{ params: Id; body: SignOut; reply: One<SignedOut> }>(
  'POST',
  `${personPath}/sign-out`,
  { changes },
);

export const getSignInAccounts = call<{ params: Id; reply: One<SignInAccounts> }>(
  'GET',
  `${personPath}/accounts`,
  { shows: ['person'] },
);

/** Unlinks the sign-in account and ends its sessions; another account can then be linked to the person. */
export const removeSignInAccount = call<{
  params: Id & { provider: string };
  reply: One<SignInAccounts>;
}>('DELETE', `${personPath}/accounts/:provider`, { changes });

export const getHoldings = call<{ params: Id; reply: One<Holdings> }>(
  'GET',
  `${personPath}/holdings`,
  {
    shows: ['person', 'job', 'application', 'group', 'department', 'function'],
  },
);

/** Transfers all records for which a person is responsible to another person, all or nothing. */
export const handOver = call<{ params: Id; body: HandOver; reply: One<HandedOver> }>(
  'POST',
  `${personPath}/hand-over`,
  { changes: [...changes, 'job', 'application', 'group', 'department', 'function'] },
);
