import type { Config } from '../config';
import type { Database } from '../db/database';
import { createMailTokens } from '../mail/mail-tokens';
import type { Task } from '../queue/task';
import type { ReplyHandler } from './mail-reply';
import type { MailReceiver } from './mail-receiver';
import { readMailbox } from './read-mailbox';

interface MailboxDependencies {
  db: Database;
  config: Config;
  replyTakers: readonly ReplyHandler[];
  /** Domains that have mail addresses of their own. */
  receivers: readonly MailReceiver[];
}

/** Tasks that read the mailbox; none without IMAP_URL. */
export const createMailboxTasks = ({
  db,
  config,
  replyTakers,
  receivers,
}: MailboxDependencies): Task[] => {
  const settings = config.mail?.mailbox;
  if (!settings) return [];
  const tokens = settings.oauth && createMailTokens(settings.oauth);
  const takeReply: ReplyHandler = async (tx, reply) => {
    for (const take of replyTakers) if (await take(tx, reply)) return true;
    return false;
  };
  return [
    {
      name: 'read-mailbox',
      label: 'Read replies, bounces and applications',
      maxTries: 1,
      queue: 'mailbox',
      schedule: '* * * * *',
      run: (_, run) => readMailbox({ db, settings, tokens, takeReply, receivers }, run),
    },
  ];
};
