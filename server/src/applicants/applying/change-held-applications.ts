import sql from 'sql-template-tag';
import type { HeldSelection } from '../../../contract/applicants/applying/held-application';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { dropFiles } from '../../platform/files/file-changes';
import { lockSelected } from '../../platform/lists/list-selection';
import { announce } from '../../platform/realtime/changes';
import { heldApplicationList, type HeldReader } from './held-applications.list';
import type { ApplicantForm } from './judge-form';
import { releaseApplication } from './release-application';

interface HeldChange {
  actor: Actor;
  selection: HeldSelection;
  reader: HeldReader;
}

interface HeldRow {
  id: number;
  jobId: number;
  groupId: number | null;
  form: ApplicantForm;
}

const lockHeld = (tx: Transaction, { selection, reader }: HeldChange): Promise<HeldRow[]> =>
  lockSelected(
    tx,
    heldApplicationList,
    selection,
    reader,
    sql`, held.job_id as "jobId", (select group_id from job where id = held.job_id) as "groupId",
      held.form`,
  );

const auditHeld = (
  tx: Transaction,
  { actor }: HeldChange,
  deed: 'release' | 'delete',
  rows: readonly HeldRow[],
): Promise<void> =>
  audit(
    tx,
    actor.userId,
    `held-application.${deed}`,
    rows.map(({ id, jobId, groupId }) => ({ id, groupId, details: { jobId } })),
  );

export const releaseHeld = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  change: HeldChange,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockHeld(tx, change);
    for (const { id } of rows) await releaseApplication(tx, storage, id);
    await auditHeld(tx, change, 'release', rows);
    return rows.length;
  });

const listFiles = ({ resumeFileId, answers }: ApplicantForm): string[] =>
  [resumeFileId, ...answers.map(({ fileId }) => fileId)].flatMap((id) => id ?? []);

export const deleteHeld = (
  { db }: Pick<ServerDependencies, 'db'>,
  change: HeldChange,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockHeld(tx, change);
    const ids = rows.map(({ id }) => id);
    await tx.run(sql`delete from held_application where id = any(${ids}::integer[])`);
    await dropFiles(
      tx,
      rows.flatMap(({ form }) => listFiles(form)),
    );
    await auditHeld(tx, change, 'delete', rows);
    announce(tx, { owner: 'held-application', ids, jobIds: rows.map(({ jobId }) => jobId) });
    return rows.length;
  });
