import type { Transaction } from '../db/database';
import type { InboundMail } from './inbound-mail';

/** Stores what follows from a message; false for one that it does not handle. */
export type MailTaker = (tx: Transaction) => Promise<boolean>;

/**
 * Looks at a message to an address of its domain, of which the beginning was read, before the
 * transaction that stores it; undefined for other mail.
 */
export type MailReceiver = (
  beginning: InboundMail,
  readWhole: () => Promise<InboundMail>,
) => Promise<MailTaker | undefined>;
