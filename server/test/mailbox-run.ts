import { createCompanyDay } from '../src/platform/company/company-day';
import { createSharedReads } from '../src/platform/db/shared-reads';
import { createFileInspector } from '../src/platform/files/file-inspector';
import { openStorage } from '../src/platform/files/storage/open-storage';
import { createMailboxTasks } from '../src/platform/mailbox/mailbox-task';
import { expireJobs } from '../src/jobs/postings/expire-jobs';
import { domains } from '../src/start/domains';
import type { TestServer } from './server';

const replyTakers = domains.flatMap(({ takeReply }) => takeReply ?? []);

/** Reads the mailbox once, as the queue would. */
export const runMailboxTask = async ({
  app,
  db,
  config,
  keys,
}: Pick<TestServer, 'app' | 'db' | 'config' | 'keys'>): Promise<void> => {
  const inspector = createFileInspector();
  const parts = {
    ...{ db, config, keys, inspector, sharedReads: createSharedReads(db) },
    changeFeed: { listen: () => undefined, isComplete: () => false },
    companyDay: createCompanyDay(db, [expireJobs]),
    storage: openStorage(config, db),
  };
  const receivers = domains.flatMap(({ receiveMail }) => receiveMail?.(parts) ?? []);
  for (const { run } of createMailboxTasks({ db, config, replyTakers, receivers }))
    await run({}, { log: app.log, signal: new AbortController().signal });
  await inspector.close();
};
