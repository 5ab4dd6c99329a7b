import type { Transaction } from '../db/database';
import type { InboundMail } from './inbound-mail';

/** Handles a message; false if the message is not for this receiver. */
export type MailTaker = (tx: Transaction) => Promise<boolean>;

/**
 * Looks at a message to an address of its domain, of which the beginning was read, before the
 * transaction that stores it; undefined for other mail.
 */
export type MailReceiver = (
  beginning: InboundMail,
  readWhole: () => Promise<InboundMail>,
) => Promise<MailTaker | undefined>;
