import { createMailboxTasks } from '../src/platform/mailbox/mailbox-task';
import type { TestServer } from './server';

/** Reads the mailbox once, as the queue would. */
export const runMailbox = async ({
  app,
  db,
  config,
}: Pick<TestServer, 'app' | 'db' | 'config'>): Promise<void> => {
  for (const { run } of createMailboxTasks({ db, config }))
    await run({}, { log: app.log, signal: new AbortController().signal });
};
