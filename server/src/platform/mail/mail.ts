import type { KeyRing } from '../access/key-ring';
import type { Config } from '../config';
import { getConsoleAddress } from '../console-address.rule';
import type { Db } from '../db/database';
import type { Task } from '../queue/task';
import { StartError } from '../start-error';
import { createDigestMail } from './digest-mail';
import type { MailKind } from './mail-kind';
import { openMailTransport, type MailTimeouts } from './mail-transport';
import { sendDueMail } from './send-mail';
import { sendMailTaskKind } from './send-mail-task';

export interface Mail {
  task: Task;
  close(): void;
}

interface MailDependencies {
  db: Db;
  config: Config;
  keys: KeyRing;
  kinds: readonly MailKind[];
  /** Timeouts for the mail server; by default a minute each. */
  timeouts?: MailTimeouts;
}

/** @throws StartError when mail is configured but the console has no address for links in it. */
export const createMail = ({ db, config, keys, kinds, timeouts }: MailDependencies): Mail => {
  if (config.mail && !getConsoleAddress(config))
    throw new StartError('Mail needs the address that its links lead to. Set PUBLIC_URL.');
  const transport = config.mail && openMailTransport(config.mail, timeouts);
  const sender = { db, config, keys, kinds: [...kinds, createDigestMail(kinds)], transport };
  return {
    task: {
      ...sendMailTaskKind,
      schedule: '* * * * *',
      run: (_, run) => sendDueMail(sender, run),
    },
    close: () => transport?.close(),
  };
};
