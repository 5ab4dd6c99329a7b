import sql, { type Sql } from 'sql-template-tag';
import type { FurtherQuestionParams } from '../../../../contract/applicants/applying/further-question';
import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import { announceApplications } from '../../../platform/realtime/changes';
import { lockApplications } from '../../applications/lock-applications';

/**
 * `scope` is a predicate over alias `job`.
 * @throws AppError if the question is answered.
 */
export const takeQuestionBack = (
  db: Database,
  actorId: number,
  { id, askedId }: FurtherQuestionParams,
  scope: Sql,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await lockApplications(tx, [sql`application.id = ${id}`, scope], null, 1);
    const removed = row
      ? await tx.run(sql`
          delete from asked_question
          where id = ${askedId} and application_id = ${id} and answered_at is null`)
      : 0;
    if (!row || removed === 0) throw new AppError('NOT_FOUND');
    await audit(tx, actorId, 'application.take-question-back', {
      ...{ id, groupId: row.groupId },
      details: { jobId: row.jobId, askedId },
    });
    announceApplications(tx, [id], [row.jobId]);
  });
