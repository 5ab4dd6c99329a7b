import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';
import { lockApplications } from '../applications/lock-applications';
import { endAnswerPromise } from '../applications/promised-answers';
import { readStatusesWithoutProcess, readStageStatuses } from '../applications/read-status-choices';
import { writeMoves } from '../applications/write-moves';

const openCategories: readonly string[] = ['start', 'active', 'on-hold'];

/** Marks the application as withdrawn; if its stage has a status for that, moves it there. */
export const withdrawApplication = (db: Database, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await lockApplications(tx, [sql`application.id = ${id}`], null, 1);
    if (!row || !openCategories.includes(row.category)) return;
    await tx.run(sql`
      update sent_application set withdrawn_at = coalesce(withdrawn_at, now())
      where application_id = ${id}`);
    await endAnswerPromise(tx, id);
    const statuses = row.stageId
      ? await readStageStatuses(tx, row.stageId)
      : await readStatusesWithoutProcess(tx);
    const withdrawn = statuses?.find(({ category }) => category === 'withdrawn');
    const { stageId } = row;
    if (withdrawn)
      await writeMoves(tx, {
        rows: [row],
        target: { stageId, statusId: withdrawn.id, category: 'withdrawn', joiningDate: null },
        comment: 'Withdrawn by the applicant.',
        actorId: null,
        changeId: undefined,
        letters: { templateId: undefined },
      });
    announceApplications(tx, [id], [row.jobId]);
  });
