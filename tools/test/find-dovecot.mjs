import { existsSync } from 'node:fs';
import { canInstall, install } from './install-debian.mjs';

/** The IMAP server of tests that read a mailbox; without it only these fail, and say why. */
export const addDovecot = async () => {
  if (existsSync('/usr/sbin/dovecot') || !canInstall()) return;
  await install('dovecot-imapd').catch(() => undefined);
};
