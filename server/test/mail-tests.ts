import sql from 'sql-template-tag';
import type { MailFrequency, MailKindName } from '../contract/platform/mail/mail-kind-constants';
import { writeMailChoices } from '../src/platform/mail/mail-preferences';
import { makeCompany } from './factories';
import { startImap, type TestImap } from './imap';
import { registeredMailKinds, runMailTask } from './mail-run';
import { runMailboxTask } from './mailbox-run';
import { startTestServer, type TestServer } from './server';
import { isSentTo, findLinkPath, startSmtp, type ReceivedMail, type TestSmtp } from './smtp';

export interface MailTests {
  server: TestServer;
  smtp: TestSmtp;
  /** IMAP server, which runs if the tests have a mailbox; the mailbox has been read once. */
  imap: TestImap;
  /** Sends all mail that is due. */
  send(): Promise<void>;
  /** Sends all mail, even mail that is due later. */
  sendLater(): Promise<void>;
  /** Chooses for a person how often mail of this kind comes. */
  choose(personId: number, kind: MailKindName, frequency: MailFrequency): Promise<void>;
  receivedBy(address: string): ReceivedMail[];
  /** Path of the record that the mail's link leads to. */
  pathBehind(mail: ReceivedMail | undefined): Promise<string | undefined>;
}

interface MailTestsOptions {
  environment?: Record<string, string>;
  hasMailbox?: boolean;
}

/** Starts the company's day before the first test, since the start of a day sends mail. */
const beginDay = async (server: TestServer): Promise<void> => {
  const staff = await server.db.one<{ id: number }>(sql`
    select user_id as id from user_role where role = 'administrator' order by user_id limit 1`);
  const caller = await server.signInAs('administrator', staff?.id);
  const answer = await caller.send('GET', '/api/v1/job');
  if (answer.statusCode !== 200) throw new Error(`The day did not begin: ${answer.body}`);
};

/**
 * Starts a console that sends mail to a real SMTP server, for one file of tests. The returned parts are
 * available from `beforeAll` on; each test begins without mail.
 */
export const startMailTests = (
  data: 'company' | 'empty' = 'company',
  { environment = {}, hasMailbox = false }: MailTestsOptions = {},
): MailTests => {
  const tests = {} as MailTests;
  beforeAll(async () => {
    const smtp = await startSmtp();
    if (hasMailbox) tests.imap = await startImap();
    const address = hasMailbox ? tests.imap.address : 'hiring@kestrel.example';
    const server = await startTestServer({
      data,
      environment: {
        ...{ SMTP_URL: smtp.url, MAIL_FROM: `Hiring <${address}>` },
        PUBLIC_URL: 'http://localhost',
        ...(hasMailbox && { IMAP_URL: tests.imap.url }),
        ...environment,
      },
    });
    if (data === 'empty') await makeCompany(server.db);
    await beginDay(server);
    if (hasMailbox) await runMailboxTask(server);
    Object.assign(tests, {
      ...{ server, smtp, send: () => runMailTask(server) },
      sendLater: async () => {
        await server.db.run(sql`
          update mail_message set next_try_at = now() where state in ('queued', 'deferred')`);
        await runMailTask(server);
      },
      choose: (personId: number, kind: MailKindName, frequency: MailFrequency) =>
        writeMailChoices(server.db, registeredMailKinds, personId, { [kind]: frequency }),
      receivedBy: (address: string) => smtp.received.filter((mail) => isSentTo(mail, address)),
      pathBehind: async (mail: ReceivedMail) => {
        const messageId = findLinkPath(mail).split('/').at(-1);
        const stored = await server.db.one<{ path: string }>(sql`
          select notice ->> 'path' as path from mail_message where message_id = ${messageId}::uuid`);
        return stored?.path;
      },
    });
  }, 240_000);
  afterAll(async () => {
    await tests.server.stop();
    if (hasMailbox) await tests.imap.stop();
    await tests.smtp.stop();
  });
  beforeEach(async () => {
    tests.smtp.refuse(undefined);
    tests.smtp.received.length = 0;
    await tests.server.db.run(sql`delete from mail_message`);
  });
  return tests;
};
