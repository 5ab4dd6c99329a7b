import { existsSync } from 'node:fs';
import { canInstall, install } from './install-debian.mjs';

/**
 * Installs the IMAP server for tests that read a mailbox; without it only these tests fail, with a message
 * that says why.
 */
export const addDovecot = async () => {
  if (existsSync('/usr/sbin/dovecot') || !canInstall()) return;
  await install('dovecot-imapd').catch(() => undefined);
};
