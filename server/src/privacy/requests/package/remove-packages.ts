import sql from 'sql-template-tag';
import { privacyPackageDays } from '../../../../contract/privacy/requests/privacy-request-constants';
import type { Database } from '../../../platform/db/database';
import { deleteFiles } from '../../../platform/files/file-changes';
import type { Task } from '../../../platform/queue/task';
import { announceRequest } from '../make-request';

const batchSize = 200;

const removePackages = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await tx.many<{ id: number; fileId: string }>(sql`
      select id, file_id as "fileId" from privacy_request
      where file_id is not null and built_at < now() - ${privacyPackageDays} * interval '1 day'
      order by id limit ${batchSize} for update`);
    await tx.run(sql`
      update privacy_request set file_id = null, version = version + 1
      where id = any (${old.map(({ id }) => id)}::integer[])`);
    await deleteFiles(
      tx,
      old.map(({ fileId }) => fileId),
    );
    for (const { id } of old) announceRequest(tx, id);
    return old.length;
  });

export const createRemovePackagesTask = (db: Database): Task => ({
  name: 'remove-privacy-packages',
  label: 'Remove packages of personal data after their days',
  maxTries: 3,
  schedule: '11 * * * *',
  run: async (_, { signal }) => {
    while (!signal.aborted && (await removePackages(db)) === batchSize);
  },
});
