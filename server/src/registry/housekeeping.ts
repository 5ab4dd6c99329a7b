import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { collectVersions, daysKept } from './collect-versions';
import { forgetReports } from './keep-report';
import type { RemoteFiles } from './remote-files';

/** Forgets and removes once an hour what is too old. */
export const keepHouse = (
  app: FastifyInstance,
  { db, remoteFiles }: { db: Database; remoteFiles: RemoteFiles },
): void => {
  const work = async (): Promise<void> => {
    await forgetReports(db);
    await collectVersions({ db, remoteFiles });
    await remoteFiles.removeCollected();
    const old = new Date(Date.now() - daysKept * 86_400_000);
    const left = await remoteFiles.removeLeft(old);
    if (left.length > 0) app.log.info({ left }, 'Archives that no version names were removed');
  };
  const everyHour = setInterval(() => {
    work().catch((error: unknown) =>
      app.log.error({ err: error }, 'What is old of the remotes was not removed'),
    );
  }, 3_600_000).unref();
  app.addHook('onClose', async () => clearInterval(everyHour));
};
