import type { Transaction } from '../db/database';
import type { InboundMail } from './inbound-mail';

/** Handles a message; returns false if the message is not for this receiver. */
export type MailHandler = (tx: Transaction) => Promise<boolean>;

/**
 * Reads a message to an address of the domain before the transaction that stores it; undefined for other
 * mail. Long messages are cut.
 */
export type MailReceiver = (
  beginning: InboundMail,
  readWhole: () => Promise<InboundMail>,
) => Promise<MailHandler | undefined>;
