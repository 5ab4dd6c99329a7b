import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { OpenSession, SignedOut, SignOut } from '../../../contract/identity/account/open-session';
import { Id, Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/identity/people/person';
import * as calls from '../../../contract/identity/people/person.calls';
import { SignInAccounts } from '../../../contract/identity/people/sign-in-account';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import type { Actor } from '../../platform/access/actor';
import { readOpenSessions, signOut } from '../account/open-sessions';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { RawJson, route } from '../../platform/http/route';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { permissionAudience, changedUserAudience } from '../../platform/realtime/common-audiences';
import { createExportedList } from '../../platform/lists/list-exports';
import { changeRoles } from './change-roles';
import { readEveryoneRole, updateEveryoneRole } from './everyone-role';
import { handOver } from './hand-over';
import { handOverMail } from './hand-over-mail';
import { createInvitation } from './invitation';
import { newBrowserMail } from '../account/new-browser-mail';
import { passwordChangedMail } from '../account/password-changed-mail';

import { passwordResetMail } from '../account/password-reset-mail';
import { invitationMail } from './invitation-mail';
import { invitationFileExport } from './invitation-file';
import { deactivateDueLeavers } from './leavers';
import { peopleList } from './people.list';
import { personSearch } from './person-search';
import { readResponsibilities } from './read-holdings';
import { readSignInAccounts, deleteSignInAccount } from './sign-in-accounts';
import { createPerson, deactivatePerson, reactivatePerson, updatePerson } from './write-person';

const params = Type.Object({ id: Id });
const personReply = One(shapes.Person);
const viewOptions = { access: 'role:view', tag: 'People' } as const;
const assignOptions = { access: 'role:assign', tag: 'People' } as const;

const registerReads = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.getPeople,
    {
      schemas: { query: shapes.PersonQuery, reply: Many(shapes.Person) },
      ...viewOptions,
      summary: 'Everyone who signs in, or did, with their roles.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, peopleList, query, actor)),
  );
  route(
    app,
    calls.getPerson,
    {
      schemas: { params, reply: personReply },
      ...viewOptions,
      summary: 'One person with their roles.',
    },
    ({ params: { id }, actor }) => answer(db, actor, id),
  );
  route(
    app,
    calls.getEveryoneRole,
    {
      schemas: { reply: One(shapes.EveryoneRole) },
      ...viewOptions,
      summary: 'What every active person may do beside their own roles.',
    },
    async () => ({ data: await readEveryoneRole(db) }),
  );
  route(
    app,
    calls.getSessions,
    {
      schemas: { params, reply: Type.Object({ data: Type.Array(OpenSession) }) },
      access: 'role:assign',
      tag: 'People',
      summary: 'Where a person is signed in: since when, in which browser.',
    },
    async ({ params: { id } }) => ({ data: await readOpenSessions(db, id) }),
  );
  route(
    app,
    calls.getSignInAccounts,
    {
      schemas: { params, reply: One(SignInAccounts) },
      ...assignOptions,
      summary: 'The accounts of providers by which a person comes in.',
    },
    async ({ params: { id } }) => ({ data: await readSignInAccounts(db, id) }),
  );
  route(
    app,
    calls.getHoldings,
    {
      schemas: { params, reply: One(shapes.Holdings) },
      ...viewOptions,
      summary: 'What a person is responsible for.',
    },
    async ({ params: { id } }) => ({ data: await readResponsibilities(db, id) }),
  );
};

const answer = async (db: ServerDependencies['db'], actor: Actor, id: number): Promise<RawJson> => {
  const row = await readListRow(db, peopleList, id, actor);
  if (!row) throw new AppError('NOT_FOUND');
  return new RawJson(`{"data":${row}}`);
};

const registerWrites = (app: FastifyInstance, { db, config }: ServerDependencies): void => {
  route(
    app,
    calls.invitePerson,
    {
      schemas: { body: shapes.PersonCreate, reply: One(shapes.Invitation) },
      ...assignOptions,
      summary: 'Adds a person; answers a link, good for once and a week, by which they come in.',
    },
    async ({ body, actor, request }) => {
      const id = await createPerson(db, actor, body, readIdempotencyKey(request));
      return { data: await createInvitation({ db, config }, actor.userId, id) };
    },
  );
  route(
    app,
    calls.createInvitation,
    {
      schemas: { params, reply: One(shapes.Invitation) },
      ...assignOptions,
      summary: 'A new link to come in by; the earlier one ends.',
    },
    async ({ params: { id }, actor }) => ({
      data: await createInvitation({ db, config }, actor.userId, id),
    }),
  );
  route(
    app,
    calls.updatePerson,
    {
      schemas: { params, body: shapes.PersonUpdate, reply: personReply },
      ...assignOptions,
      summary:
        'Changes name, address or roles, for open sessions too; someone stays administrator.',
    },
    async ({ params: { id }, body, actor }) => {
      await updatePerson(db, actor, id, body);
      return answer(db, actor, id);
    },
  );
  route(
    app,
    calls.changeRoles,
    {
      schemas: { body: shapes.RolesChange, reply: One(shapes.RolesChangeResult) },
      ...assignOptions,
      summary: 'Gives roles to many people and takes some from them; someone stays administrator.',
    },
    async ({ body, actor }) => ({ data: await changeRoles(db, actor, body) }),
  );
  route(
    app,
    calls.updateEveryoneRole,
    {
      schemas: { body: shapes.EveryoneRole, reply: One(shapes.EveryoneRole) },
      ...assignOptions,
      summary: 'Lets every active person refer, or only those who have a role for it.',
    },
    async ({ body, actor }) => {
      await updateEveryoneRole(db, actor, body);
      return { data: await readEveryoneRole(db) };
    },
  );
  route(
    app,
    calls.deactivatePerson,
    {
      schemas: { params, reply: personReply },
      ...assignOptions,
      summary: 'Ends a person’s sessions and keeps them out.',
    },
    async ({ params: { id }, actor }) => {
      await deactivatePerson(db, actor, id);
      return answer(db, actor, id);
    },
  );
  route(
    app,
    calls.reactivatePerson,
    {
      schemas: { params, reply: personReply },
      ...assignOptions,
      summary: 'Lets a person in again.',
    },
    async ({ params: { id }, actor }) => {
      await reactivatePerson(db, actor, id);
      return answer(db, actor, id);
    },
  );
  route(
    app,
    calls.signPersonOut,
    {
      schemas: { params, body: SignOut, reply: One(SignedOut) },
      ...assignOptions,
      summary: 'Ends one session of a person, or all; they may sign in again.',
    },
    async ({ params: { id }, body: { sessionId }, actor: { userId } }) => ({
      data: { ended: await signOut(db, userId, id, { only: sessionId }) },
    }),
  );
  route(
    app,
    calls.removeSignInAccount,
    {
      schemas: {
        params: Type.Object({ id: Id, provider: Type.String({ maxLength: 40 }) }),
        reply: One(SignInAccounts),
      },
      ...assignOptions,
      summary: 'Takes a provider’s account off a person and ends its sessions.',
    },
    async ({ params: { id, provider }, actor }) => {
      await deleteSignInAccount(db, actor, id, provider);
      return { data: await readSignInAccounts(db, id) };
    },
  );
  route(
    app,
    calls.handOver,
    {
      schemas: { params, body: shapes.HandOver, reply: One(shapes.HandedOver) },
      ...assignOptions,
      summary: 'Gives all that a person is responsible for to another.',
    },
    async ({ params: { id }, body, actor }) => ({
      data: await handOver(db, actor, id, body.toPersonId),
    }),
  );
};

export const peopleDomain: Domain = {
  register: (app, parts) => {
    registerReads(app, parts);
    registerWrites(app, parts);
  },
  searched: [personSearch],
  lists: [
    // The name `person` already belongs to the directory's export of people.
    {
      ...createExportedList(peopleList, { access: 'role:view', selection: shapes.PersonSelection }),
      name: 'role',
    },
    invitationFileExport,
  ],
  mailKinds: [invitationMail, passwordResetMail, passwordChangedMail, newBrowserMail, handOverMail],
  dayStart: deactivateDueLeavers,
  audiences: { person: permissionAudience('role:view'), [permissionsChanged]: changedUserAudience },
};
