import { domains } from '../src/start/domains';
import { createMail } from '../src/platform/mail/mail';
import type { MailTimeouts } from '../src/platform/mail/mail-transport';
import type { MailKind } from '../src/platform/mail/mail-kind';
import type { TestServer } from './server';

export const registeredMailKinds = domains.flatMap(({ mailKinds: kinds = [] }) => kinds);

/** Sends all due mail by one run of the mail task, as the queue would. */
export const runMailTask = async (
  { app, db, config, keys }: Pick<TestServer, 'app' | 'db' | 'config' | 'keys'>,
  kinds: readonly MailKind[] = registeredMailKinds,
  timeouts?: MailTimeouts,
): Promise<void> => {
  const mail = createMail({ db, config, keys, kinds, ...(timeouts && { timeouts }) });
  await mail.task.run({}, { log: app.log, signal: new AbortController().signal });
  mail.close();
};
