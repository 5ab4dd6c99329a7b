import type { Database } from '../db/database';
import type { MailboxSettings } from '../config-mail';
import type { MailError } from '../mail/describe-mail-failure.rule';
import type { MailTokens } from '../mail/mail-tokens';
import type { TaskRun } from '../queue/task';
import { isAutomaticMail } from './automatic-mail.rule';
import { readCalendarReply } from './calendar-reply.rule';
import { readDeliveryReport } from './delivery-report.rule';
import { describeMailboxFailure } from './describe-mailbox-failure.rule';
import { parseInboundMail, type MailSource } from './inbound-mail';
import type { MailReceiver, MailHandler } from './mail-receiver';
import { findReply, type ReplyHandler } from './mail-reply';
import {
  readMailboxPosition,
  storeMailboxPosition,
  storeReadingResult,
  type MailboxPosition,
} from './mailbox-position';
import { withMailbox, type OpenMailbox } from './open-mailbox';
import { storeDeliveryReport } from './store-report';

/** Maximum of messages in one run; the next run continues. */
const maxMessages = 200;
const maxBytes = 20 * 1024 * 1024;

export interface MailboxReader {
  db: Database;
  settings: MailboxSettings;
  tokens: MailTokens | undefined;
  takeReply: ReplyHandler;
  receivers: readonly MailReceiver[];
}

const takeNothing: MailHandler = () => Promise.resolve(false);

const chooseTaker = async (
  { settings, receivers, takeReply }: MailboxReader,
  source: MailSource,
  readWhole: () => Promise<MailSource>,
): Promise<MailHandler> => {
  const parse = (content: MailSource) => parseInboundMail(content, settings.address);
  const mail = await parse(source);
  const report = readDeliveryReport(mail.parsed);
  if (report) return (tx) => storeDeliveryReport(tx, report, mail.tags);
  const isAutomatic = isAutomaticMail(mail.parsed);
  // An automatic message is ignored unless it is a calendar's answer: Google marks answers of
  // people as automatic.
  if (isAutomatic && !readCalendarReply(mail.parsed)) return takeNothing;
  for (const receive of receivers) {
    const take = await receive(mail, async () => (mail.isCut ? parse(await readWhole()) : mail));
    if (take) return take;
  }
  if (isAutomatic) return takeNothing;
  return async (tx) => {
    const reply = await findReply(tx, mail);
    return reply !== undefined && takeReply(tx, reply);
  };
};

/** Stores the effects of a message together with the new position. */
const storeMail = (
  { db, settings }: MailboxReader,
  position: MailboxPosition,
  take: MailHandler,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isTaken = await take(tx);
    await storeMailboxPosition(tx, settings, position, isTaken ? 0 : 1);
    return isTaken;
  });

/** A message that causes an error stays unread and is not tried again, since it would block all others. */
const takeOne = async (
  reader: MailboxReader,
  mailbox: OpenMailbox,
  uid: number,
  { log }: TaskRun,
): Promise<number> => {
  const source = await mailbox.read(uid);
  const position = { uidValidity: mailbox.uidValidity, lastUid: uid };
  let bytes = source?.content.length ?? 0;
  let lostConnection: unknown;
  const readWhole = async (): Promise<MailSource> => {
    const whole = await mailbox.readWhole(uid).catch((error: unknown) => {
      lostConnection = error;
      throw error;
    });
    bytes += whole.content.length;
    return whole;
  };
  const take = async (): Promise<boolean> =>
    storeMail(
      reader,
      position,
      source ? await chooseTaker(reader, source, readWhole) : takeNothing,
    );
  const isTaken = await take().catch((error: unknown) => {
    // The lost connection caused the error and not the message, which the next run handles.
    if (lostConnection !== undefined) throw error;
    log.warn({ err: error, uid }, 'A message of the mailbox could not be taken');
    return storeMail(reader, position, takeNothing);
  });
  if (isTaken) await mailbox.markSeen(uid);
  return bytes;
};

const takeNewMail = async (
  reader: MailboxReader,
  mailbox: OpenMailbox,
  run: TaskRun,
): Promise<void> => {
  const { db, settings } = reader;
  const stored = await readMailboxPosition(db, settings);
  const { uidValidity } = mailbox;
  const isSame = stored?.uidValidity === uidValidity;
  const start = isSame ? stored.lastUid : await mailbox.findStart();
  if (!isSame) await storeMailboxPosition(db, settings, { uidValidity, lastUid: start }, 0);
  let bytes = 0;
  for (const uid of (await mailbox.listAfter(start)).slice(0, maxMessages)) {
    if (run.signal.aborted || bytes > maxBytes) return;
    bytes += await takeOne(reader, mailbox, uid, run);
  }
};

/** Only one server reads at a time, so no message is handled twice. */
export const readMailbox = async (reader: MailboxReader, run: TaskRun): Promise<void> => {
  const { db, settings, tokens } = reader;
  try {
    const { log, signal } = run;
    await withMailbox(settings, { tokens, log, signal }, (mailbox) =>
      takeNewMail(reader, mailbox, run),
    );
    await storeReadingResult(db, settings, '');
  } catch (error) {
    run.log.warn({ err: error }, 'The mailbox could not be read');
    await storeReadingResult(db, settings, describeMailboxFailure(error as MailError));
  }
};
