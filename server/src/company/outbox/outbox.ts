import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/company/outbox/mail-message';
import * as calls from '../../../contract/company/outbox/mail-message.calls';
import { SenderCheck } from '../../../contract/company/outbox/sender-check';
import { getSenderCheck } from '../../../contract/company/outbox/sender-check.calls';
import type { Actor } from '../../platform/access/actor';
import type { MailAddress, MailboxSettings, MailSettings } from '../../platform/config-mail';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { RawJson, route } from '../../platform/http/route';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { getLastMailboxReading } from '../../platform/mailbox/mailbox-position';
import {
  createAffectedUserAudience,
  permissionAudience,
} from '../../platform/realtime/common-audiences';
import { allowMailAddress } from './allow-mail-address';
import { mailList, mailListWithBodies } from './mail-messages.list';
import { retryMail } from './retry-mail';
import { checkSender } from './sender-check/check-sender';
import { enqueueTestMail, testMail } from './test-mail';

const viewOptions = { access: 'company:view', tag: 'Mail' } as const;
const editOptions = { access: 'company:edit', tag: 'Mail' } as const;

const formatMailbox = ({ name, address }: MailAddress): string =>
  name ? `${name} <${address}>` : address;

const formatServer = ({ host, port }: MailSettings): string => `${host}:${port}`;

const readMailboxState = async (db: ServerDependencies['db'], mailbox: MailboxSettings) => {
  const unread = { readAt: null, problem: '', unmatched: 0 };
  return { address: mailbox.address, ...((await getLastMailboxReading(db, mailbox)) ?? unread) };
};

const answerMessage = async (
  db: ServerDependencies['db'],
  actor: Actor,
  id: number,
): Promise<RawJson> => {
  const row = await readListRow(db, mailListWithBodies, id, actor);
  if (!row) throw new AppError('NOT_FOUND');
  return new RawJson(`{"data":${row}}`);
};

const registerOutbox = (
  app: FastifyInstance,
  { db, config: { mail } }: ServerDependencies,
): void => {
  route(
    app,
    calls.getMailMessages,
    {
      schemas: { query: shapes.MailQuery, reply: Many(shapes.MailMessage) },
      ...viewOptions,
      summary: 'Mail that the console sends or has sent, the newest first.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, mailList, query, actor)),
  );
  route(
    app,
    calls.getMailMessage,
    {
      schemas: { params: Type.Object({ id: Id }), reply: One(shapes.MailMessageDetail) },
      ...viewOptions,
      summary: 'One message with its text and HTML; links that work once are left out.',
    },
    ({ params: { id }, actor }) => answerMessage(db, actor, id),
  );
  route(
    app,
    calls.getMailSettings,
    {
      schemas: { reply: One(shapes.MailSettings) },
      ...viewOptions,
      summary: 'By which server mail leaves, from whom, and where replies go.',
    },
    async () => ({
      data: {
        server: mail ? formatServer(mail) : null,
        from: mail ? formatMailbox(mail.from) : '',
        replyTo: mail?.replyTo ? formatMailbox(mail.replyTo) : '',
        mailbox: mail?.mailbox ? await readMailboxState(db, mail.mailbox) : null,
      },
    }),
  );
  route(
    app,
    getSenderCheck,
    {
      schemas: { reply: One(SenderCheck) },
      ...viewOptions,
      summary: 'What DNS says about the sender: SPF, DKIM and DMARC, and what to add.',
    },
    async () => ({ data: mail ? await checkSender(mail) : { domain: '', findings: [] } }),
  );
  route(
    app,
    calls.retryMail,
    {
      schemas: { body: shapes.MailSelection, reply: One(shapes.RetriedMail) },
      ...editOptions,
      summary: 'Has messages that wait or failed tried again at once.',
    },
    async ({ body, actor }) => ({ data: { changed: await retryMail(db, actor, body) } }),
  );
  route(
    app,
    calls.allowMailAddress,
    {
      schemas: { params: Type.Object({ id: Id }), reply: One(shapes.MailMessageDetail) },
      ...editOptions,
      summary: 'Has mail sent to an address again, though an earlier message came back.',
    },
    async ({ params: { id }, actor }) => {
      await allowMailAddress(db, actor, id);
      return answerMessage(db, actor, id);
    },
  );
  route(
    app,
    calls.sendTestMail,
    {
      schemas: { body: shapes.TestMail, reply: One(shapes.MailMessageDetail) },
      ...editOptions,
      summary: 'Sends a message to an address, to see whether mail arrives.',
    },
    async ({ body: { address }, actor }) =>
      answerMessage(db, actor, await enqueueTestMail(db, actor, address.trim())),
  );
};

export const outboxDomain: Domain = {
  register: registerOutbox,
  mailKinds: [testMail],
  audiences: {
    'mail-message': permissionAudience('company:view'),
    notification: createAffectedUserAudience('something'),
  },
};
