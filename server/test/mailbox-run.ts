import { createMailboxTasks } from '../src/platform/mailbox/mailbox-task';
import { domains } from '../src/start/domains';
import type { TestServer } from './server';

const replyTakers = domains.flatMap(({ takeReply }) => takeReply ?? []);

/** Reads the mailbox once, as the queue would. */
export const runMailbox = async ({
  app,
  db,
  config,
}: Pick<TestServer, 'app' | 'db' | 'config'>): Promise<void> => {
  for (const { run } of createMailboxTasks({ db, config, replyTakers }))
    await run({}, { log: app.log, signal: new AbortController().signal });
};
