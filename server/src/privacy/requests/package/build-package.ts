import sql from 'sql-template-tag';
import type { Database } from '../../../platform/db/database';
import type { ServerDependencies } from '../../../platform/domain';
import { addFile } from '../../../platform/files/file-changes';
import type { PersonalData } from '../../../platform/personal-data';
import type { Task } from '../../../platform/queue/task';
import { announceRequest } from '../make-request';
import { mailRequestAnswer } from '../request-mails';
import { buildPackageTaskKind } from './build-package-kind';
import { collectPackage } from './collect-package';
import { writeZip } from './write-zip';

interface OrderedPackage {
  applicationId: number;
  orderedBy: number | null;
}

const findOrdered = (db: Pick<Database, 'one'>, id: number): Promise<OrderedPackage | undefined> =>
  db.one<OrderedPackage>(sql`
    select application_id as "applicationId", closed_by as "orderedBy" from privacy_request
    where id = ${id} and state = 'building' and application_id is not null`);

/** All files are created before anything is stored, so that a killed server leaves nothing incomplete. */
const buildPackage = async (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  data: readonly PersonalData[],
  id: number,
): Promise<void> => {
  const ordered = await findOrdered(db, id);
  if (!ordered) return;
  const { applicationId, orderedBy } = ordered;
  const content = await writeZip(storage, await collectPackage(db, data, applicationId));
  await db.transaction(async (tx) => {
    const still = await tx.one(sql`
      select from privacy_request where id = ${id} and state = 'building' for update`);
    if (!still) return;
    const file = { name: `data-${id}.zip`, mediaType: 'application/zip', content };
    const fileId = await addFile(tx, storage, file, orderedBy);
    await tx.run(sql`
      update privacy_request set state = 'done', file_id = ${fileId}, built_at = now(),
        closed_at = now(), version = version + 1
      where id = ${id}`);
    await mailRequestAnswer(tx, id, applicationId);
    announceRequest(tx, id);
  });
};

export const createBuildPackageTask = (
  parts: Pick<ServerDependencies, 'db' | 'storage'>,
  data: readonly PersonalData[],
): Task<{ requestId: number }> => ({
  ...buildPackageTaskKind,
  run: ({ requestId }) => buildPackage(parts, data, requestId),
  // The request is open for staff again, who are notified of the failed task.
  gaveUp: ({ requestId }) =>
    parts.db.transaction(async (tx) => {
      await tx.run(sql`
        update privacy_request set state = 'open', closed_by = null, version = version + 1
        where id = ${requestId} and state = 'building'`);
      announceRequest(tx, requestId);
    }),
});
