import type { Database } from '../../platform/db/database';
import type { Task } from '../../platform/queue/task';
import { removeUnneededVersions, retentionDays } from './collect-versions';
import { deleteOldHealthReports } from './store-health-report';
import type { RemoteFiles } from './remote-files';

export const createOldVersionsTask = (db: Database, remoteFiles: RemoteFiles): Task => ({
  name: 'remove-old-versions',
  label: 'Remove old versions and reports of the remotes',
  maxTries: 3,
  schedule: '17 * * * *',
  run: async (_, { log }) => {
    await deleteOldHealthReports(db);
    await removeUnneededVersions({ db, remoteFiles });
    await remoteFiles.removeCollected();
    const old = new Date(Date.now() - retentionDays * 86_400_000);
    const left = await remoteFiles.removeLeft(old);
    if (left.length > 0) log.info({ left }, 'Archives that no version names were removed');
  },
});
