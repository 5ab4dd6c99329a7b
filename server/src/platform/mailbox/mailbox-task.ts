import type { Config } from '../config';
import type { Database } from '../db/database';
import { createMailTokens } from '../mail/mail-tokens';
import type { Task } from '../queue/task';
import { readMailbox } from './read-mailbox';

interface MailboxDependencies {
  db: Database;
  config: Config;
}

/** None without IMAP_URL. */
export const createMailboxTasks = ({ db, config }: MailboxDependencies): Task[] => {
  const settings = config.mail?.mailbox;
  if (!settings) return [];
  const tokens = settings.oauth && createMailTokens(settings.oauth);
  return [
    {
      name: 'read-mailbox',
      label: 'Read replies and bounces',
      maxTries: 1,
      queue: 'mailbox',
      schedule: '* * * * *',
      run: (_, run) => readMailbox({ db, settings, tokens }, run),
    },
  ];
};
