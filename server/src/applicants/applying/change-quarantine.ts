import sql from 'sql-template-tag';
import type { QuarantinedSelection } from '../../../contract/applicants/applying/held-application';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { ServerDependencies } from '../../platform/domain';
import { deleteFiles } from '../../platform/files/file-changes';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { announce } from '../../platform/realtime/changes';
import { quarantineList, type QuarantineReader } from './quarantine.list';
import { listFormFiles } from './form-files';
import { lacksRequiredConsentSql, unansweredQuestionsSql } from './lacking';
import type { ApplicantForm } from './judge-form';
import { releaseApplication } from './release-application';

interface QuarantinedChange {
  actor: Actor;
  selection: QuarantinedSelection;
  reader: QuarantineReader;
}

interface QuarantinedRow {
  id: number;
  jobId: number;
  groupId: number | null;
  form: ApplicantForm;
  unanswered: string[];
  lacksConsent: boolean;
}

const lockQuarantined = (
  tx: Transaction,
  { selection, reader }: QuarantinedChange,
): Promise<QuarantinedRow[]> =>
  lockSelectedRows(
    tx,
    quarantineList,
    selection,
    reader,
    sql`, held.job_id as "jobId", (select group_id from job where id = held.job_id) as "groupId",
      held.form, ${unansweredQuestionsSql} as unanswered, ${lacksRequiredConsentSql} as "lacksConsent"`,
  );

const auditQuarantined = (
  tx: Transaction,
  { actor }: QuarantinedChange,
  deed: 'release' | 'delete',
  rows: readonly QuarantinedRow[],
): Promise<void> =>
  audit(
    tx,
    actor.userId,
    `held-application.${deed}`,
    rows.map(({ id, jobId, groupId, unanswered, lacksConsent }) => ({
      ...{ id, groupId },
      details: { jobId, ...(deed === 'release' && { unanswered, lacksConsent }) },
    })),
  );

/**
 * Maximum of applications per call: storing an application takes about 20 milliseconds, during which its job
 * is locked.
 */
const maxReleased = 500;

/** @throws AppError when more applications are selected than one call may release. */
export const releaseFromQuarantine = (
  { db, storage, keys }: Pick<ServerDependencies, 'db' | 'storage' | 'keys'>,
  change: QuarantinedChange,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockQuarantined(tx, change);
    if (rows.length > maxReleased)
      throw new AppError('INVALID_INPUT', {
        message: `Release at most ${maxReleased} applications at a time. Select fewer, then release the others.`,
      });
    for (const row of rows) {
      const applicationId = await releaseApplication(tx, { storage, keys }, row.id);
      await tx.run(sql`
        update sent_application set released_by = ${change.actor.userId}, released_at = now(),
          unanswered = ${row.unanswered}::text[], lacks_consent = ${row.lacksConsent}
        where application_id = ${applicationId}`);
    }
    await auditQuarantined(tx, change, 'release', rows);
    return rows.length;
  });

export const deleteFromQuarantine = (
  { db }: Pick<ServerDependencies, 'db'>,
  change: QuarantinedChange,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockQuarantined(tx, change);
    const ids = rows.map(({ id }) => id);
    await tx.run(sql`delete from held_application where id = any(${ids}::integer[])`);
    await deleteFiles(
      tx,
      rows.flatMap(({ form }) => listFormFiles(form)),
    );
    await auditQuarantined(tx, change, 'delete', rows);
    announce(tx, { owner: 'held-application', ids, jobIds: rows.map(({ jobId }) => jobId) });
    return rows.length;
  });
