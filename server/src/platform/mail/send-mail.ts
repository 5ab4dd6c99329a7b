import pLimit from 'p-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database';
import type { TaskRun } from '../queue/task';
import { announceMail } from './announce-mail';
import {
  describeMailFailure,
  type MailError,
  type MailFailure,
} from './describe-mail-failure.rule';
import { failExpiredMail, readUnwrittenMail, reserveDueMail, type DueMail } from './due-mail';
import { createDigests } from './gather-digests';
import { announceNotices } from './mail-notices';
import { storeMailFailure, storeSentMail } from './mail-outcome';
import { suppressAddress } from './mail-suppressions';
import { maxMailConnections, type MailTransport } from './mail-transport';
import { writeMail, type MailWriter } from './write-mail';

export interface MailSender extends MailWriter {
  db: Db;
  /** Mail server connection; undefined without SMTP_URL. */
  transport: MailTransport | undefined;
}

const unwritten: MailFailure = {
  problem: 'The message could not be written; the log of the server says why.',
  isFinal: false,
  isServerAway: false,
};

/**
 * Sends one message and returns the failure; undefined for a message that was sent, rendered only, or
 * suppressed.
 */
const sendOne = async (
  sender: MailSender,
  mail: DueMail,
  log: FastifyBaseLogger,
): Promise<MailFailure | undefined> => {
  const { db, transport, kinds } = sender;
  try {
    const written = await writeMail(db, sender, mail, transport !== undefined);
    if (!written || !transport) return undefined;
    const failure = await transport.send(written).then(
      () => undefined,
      (error: MailError) => describeMailFailure(error),
    );
    const { address } = written.to;
    if (failure?.addressProblem) await suppressAddress(db, address, failure.addressProblem);
    if (failure) {
      await storeMailFailure(db, mail.id, failure);
      return failure;
    }
    await storeSentMail(db, { id: mail.id, address });
    await kinds.find(({ name }) => name === mail.kind)?.sent?.(db, mail);
    return undefined;
  } catch (error) {
    log.error({ err: error, mail: mail.id }, 'A message could not be written');
    await storeMailFailure(db, mail.id, unwritten);
    return unwritten;
  }
};

const listPeople = (mails: readonly DueMail[]): number[] => [
  ...new Set(mails.flatMap(({ personId }) => personId ?? [])),
];

/** Sends all due mail; ends early when the mail server cannot be reached. */
export const sendDueMail = async (sender: MailSender, { log, signal }: TaskRun): Promise<void> => {
  const { db, transport } = sender;
  if (transport) await announceMail(db, await failExpiredMail(db));
  await announceMail(db, await createDigests(db));
  const limit = pLimit(maxMailConnections);
  let isOver = false;
  while (!isOver && !signal.aborted) {
    const { mails, isLast } = await (transport ? reserveDueMail(db) : readUnwrittenMail(db));
    const failures = await Promise.all(
      mails.map((mail) => limit(() => sendOne(sender, mail, log))),
    );
    await announceMail(
      db,
      mails.map(({ id }) => id),
    );
    announceNotices(listPeople(mails));
    const isServerAway = failures.some(Boolean) && failures.every((one) => one?.isServerAway);
    isOver = isLast || isServerAway;
  }
};
