import sql from 'sql-template-tag';
import type {
  PrivacyAnswer,
  PrivacyRequestOwner,
} from '../../../contract/privacy/requests/privacy-request';
import {
  requestMessages,
  type RequestKind,
  type RequestState,
} from '../../../contract/privacy/requests/privacy-request-constants';
import type { Actor } from '../../platform/access/actor';
import { readGrants } from '../../platform/access/read-grants';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { readListRow } from '../../platform/lists/read-list-page';
import { enqueueTask } from '../../platform/queue/enqueue';
import { mailDueRequests } from './due-requests';
import { announceRequest } from './make-request';
import { buildPackageTaskKind } from './package/build-package-kind';
import { mailRequestAnswer } from './request-mails';
import { requestList } from './requests.list';

interface LockedRequest {
  id: number;
  kind: RequestKind;
  state: RequestState;
  applicationId: number | null;
  hasPackage: boolean;
  version: number;
}

const lockRequest = async (tx: Transaction, id: number): Promise<LockedRequest> => {
  const request = await tx.one<LockedRequest>(sql`
    select id, kind, state, application_id as "applicationId", file_id is not null as "hasPackage",
      version
    from privacy_request where id = ${id} for update`);
  if (!request) throw new AppError('NOT_FOUND');
  return request;
};

const refuse = (message: string): AppError => new AppError('PRECONDITION_FAILED', { message });

/** @throws AppError unless the request is open for staff. */
const assertOpen = ({ state }: LockedRequest): void => {
  if (state === 'unconfirmed') throw refuse(requestMessages.unconfirmed);
  if (state === 'building') throw refuse(requestMessages.building);
  if (state !== 'open') throw refuse(requestMessages.closed);
};

export const assignRequest = (
  db: Database,
  actor: Actor,
  id: number,
  { ownerId, version, today }: PrivacyRequestOwner & { today: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    await assertVersion(
      version,
      request.version,
      async () => JSON.parse((await readListRow(tx, requestList, id, {})) ?? 'null') as unknown,
    );
    if (ownerId !== null && !(await readGrants(tx, ownerId)).has('privacy:edit'))
      throw invalidField('ownerId', requestMessages.owner);
    await tx.run(sql`
      update privacy_request set owner_id = ${ownerId}, version = version + 1 where id = ${id}`);
    await audit(tx, actor.userId, 'privacy-request.assign', { id, details: { ownerId } });
    if (ownerId !== actor.userId) await mailDueRequests(tx, today, sql`request.id = ${id}`);
    announceRequest(tx, id);
  });

export const confirmIdentityByStaff = (
  db: Database,
  actor: Actor,
  id: number,
  how: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockRequest(tx, id);
    if (state !== 'unconfirmed') throw refuse(requestMessages.closed);
    await tx.run(sql`
      update privacy_request set state = 'open', confirmed_at = now(), confirm_hash = null,
        confirmed_by = ${actor.userId}, confirmed_how = ${how}, version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'privacy-request.confirm', { id });
    announceRequest(tx, id);
  });

/**
 * Queues the creation of a data package; one that was deleted after its storage time can be created again.
 */
export const enqueueDataPackage = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.kind !== 'access' || request.applicationId === null)
      throw refuse(requestMessages.noPackage);
    if (!(request.state === 'done' && !request.hasPackage)) assertOpen(request);
    await tx.run(sql`
      update privacy_request set state = 'building', closed_by = ${actor.userId},
        version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'privacy-request.package', { id });
    await enqueueTask(tx, buildPackageTaskKind, { requestId: id });
    announceRequest(tx, id);
  });

/** @throws AppError for a refusal without a reason. */
export const answerRequest = (
  db: Database,
  actor: Actor,
  id: number,
  { outcome, answer = '' }: PrivacyAnswer,
): Promise<void> =>
  db.transaction(async (tx) => {
    const said = answer.trim();
    if (outcome === 'refused' && said === '') throw invalidField('answer', requestMessages.answer);
    const request = await lockRequest(tx, id);
    // A request whose sender did not prove their identity can be refused, but not answered otherwise.
    if (!(outcome === 'refused' && request.state === 'unconfirmed')) assertOpen(request);
    await tx.run(sql`
      update privacy_request set state = ${outcome}, answer = ${said}, closed_at = now(),
        closed_by = ${actor.userId}, confirm_hash = null, version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'privacy-request.answer', { id, details: { outcome } });
    if (request.applicationId !== null) await mailRequestAnswer(tx, id, request.applicationId);
    announceRequest(tx, id);
  });
