import type {
  MailFrequency,
  MailKindName,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { Permission, Role } from '../../../contract/permission';
import type { Block } from '../../../contract/rich-text/model';
import type { Config } from '../config';
import type { MailAddress } from '../config-mail';
import type { Db, Transaction } from '../db/database';

interface MailButton {
  label: string;
  /** Path of the console. */
  path: string;
}

/** Its link works once, so it is created while sending and never stored. */
interface SecretButton {
  label: string;
  createPath: (tx: Transaction) => Promise<string>;
}

export interface MailFact {
  label: string;
  value: string;
}

/** One of several things that a message is about. */
export interface MailSection {
  heading: string;
  paragraphs: readonly string[];
  facts: readonly MailFact[];
  button: MailButton | undefined;
}

/** An iCalendar object; `method` is the one that it names. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

export interface MailContent {
  /** Language of the message; default `en`. */
  language?: string;
  subject: string;
  heading?: string;
  paragraphs: readonly string[];
  /** Formatted text below the paragraphs. */
  body?: readonly Block[];
  facts?: readonly MailFact[];
  sections?: readonly MailSection[];
  button?: MailButton | SecretButton;
  /** An invitation that calendars take, or its end. */
  calendar?: MailCalendar;
  /** Paragraph below the button. */
  note?: string;
  /** Ends the sentence "You get this because …", or is a sentence of another language. */
  reason: string | { sentence: string };
  /** Recipient as the records have it now; default: the person or address of the message. */
  to?: MailAddress;
  /** Recipient of replies if no reply address is configured. */
  replyTo?: MailAddress | undefined;
  /** Added to the reference of the message: the template that its text was made from. */
  origin?: object;
}

/** The message is not sent; the sentence says why. */
export interface SuppressedMail {
  suppressed: string;
  /** True where another try can reach the recipient, once the address takes mail. */
  isAddressProblem?: true;
}

export interface MailRecord {
  id: number;
  /** Null for a recipient who is only an address. */
  personId: number | null;
  address: string;
  /** Null for other mail, and once the application is deleted. */
  applicationId: number | null;
  cause: string;
  reference: Readonly<Record<string, unknown>>;
}

export interface MailContext {
  db: Db;
  config: Config;
  /** Name of the company. */
  company: string;
}

/** A kind of message that a wing sends. */
export interface MailKind {
  name: MailKindName;
  /** People who may turn it off: everybody, or holders of the permission. Absent if nobody may. */
  optionalFor?: Permission | 'everybody';
  /** True if the bell shows the message too, until it is read in one of both. */
  isNotice?: true;
  /** Frequencies that people can choose; default: all. */
  frequencies?: readonly MailFrequency[];
  /** Frequency for people who chose nothing; default: at once. */
  usual?: MailFrequency;
  /** The same by role; of several roles the most frequent. */
  usualByRole?: Partial<Record<Role, MailFrequency>>;
  /** Runs once the mail server has taken the message. */
  sent?(db: Db, mail: MailRecord): Promise<void>;
  /** Runs when the message is sent, with the records and rights of that moment. */
  render(mail: MailRecord, context: MailContext): Promise<MailContent | SuppressedMail>;
}
