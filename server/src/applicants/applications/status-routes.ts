import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { ApplicationSelection } from '../../../contract/applicants/applications/application';
import {
  CandidateHistory,
  HistoryParams,
  StatusChange,
  StatusChanged,
  StatusChoice,
  StatusOptions,
  StatusUndo,
  StatusUndone,
} from '../../../contract/applicants/applications/application-status';
import * as calls from '../../../contract/applicants/applications/application-status.calls';
import { assertStaff } from '../../platform/access/hiring-staff';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { toApplicationReader } from './criteria';
import { changeStatuses } from './change-statuses';
import { readFixedStatuses, readStatusesWithoutProcess } from './read-status-choices';
import { readHistory } from './get-history';
import { readStatusOptions } from './get-status-options';
import { undoStatuses } from './undo-statuses';

const tag = 'Applicants';

export const registerStatuses = (
  app: FastifyInstance,
  { db, companyDay }: Pick<ServerDependencies, 'db' | 'companyDay'>,
): void => {
  route(
    app,
    calls.getCandidateHistory,
    {
      schemas: { params: HistoryParams, reply: One(CandidateHistory) },
      access: 'application:view',
      tag,
      summary: 'Every step of one application, and the state of each stage and status.',
    },
    async ({ params, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      const isMasked = grant.view === 'masked';
      return { data: await readHistory(db, { id: params.applicantId, scope, isMasked }) };
    },
  );

  route(
    app,
    calls.getStatusOptions,
    {
      schemas: { body: ApplicationSelection, reply: One(StatusOptions) },
      access: 'application:status',
      tag,
      summary: 'Where a selection can be moved together, or why it cannot.',
    },
    async ({ body, grant, actor }) => {
      const { timeZone } = await companyDay();
      const reader = toApplicationReader(grant, actor, timeZone);
      return { data: await readStatusOptions(db, body, reader) };
    },
  );

  route(
    app,
    calls.changeStatuses,
    {
      schemas: { body: StatusChange, reply: One(StatusChanged) },
      access: 'application:status',
      tag,
      summary: 'Moves many applications in one transaction, with a result for each.',
    },
    async ({ body, grant, actor }) => {
      const { timeZone } = await companyDay();
      const reader = toApplicationReader(grant, actor, timeZone);
      return { data: await changeStatuses(db, { actorId: actor.userId, body, reader }) };
    },
  );

  route(
    app,
    calls.undoStatuses,
    {
      schemas: { body: StatusUndo, reply: One(StatusUndone) },
      access: 'application:status',
      tag,
      summary: 'Takes a change of statuses back within 30 seconds.',
    },
    async ({ body, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      return { data: await undoStatuses(db, { id: body.id, actorId: actor.userId, scope }) };
    },
  );

  route(
    app,
    calls.getDefaultStatuses,
    {
      schemas: { reply: One(Type.Array(StatusChoice)) },
      access: 'signed-in',
      tag,
      summary: 'The statuses that every stage has.',
    },
    async ({ actor }) => {
      assertStaff(actor);
      return { data: await readFixedStatuses(db) };
    },
  );

  route(
    app,
    calls.getStatusesWithoutProcess,
    {
      schemas: { reply: One(Type.Array(StatusChoice)) },
      access: 'signed-in',
      tag,
      summary: 'The statuses for people without a hiring process.',
    },
    async ({ actor }) => {
      assertStaff(actor);
      return { data: await readStatusesWithoutProcess(db) };
    },
  );
};
