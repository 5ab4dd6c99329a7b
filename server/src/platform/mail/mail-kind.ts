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
  /** Path in the console. */
  path: string;
}

/** A link that works once, so that it is created while sending and never stored. */
interface SecretButton {
  label: string;
  createPath: (tx: Transaction) => Promise<string>;
}

export interface MailFact {
  label: string;
  value: string;
}

/** Section about one of several things in a message. */
export interface MailSection {
  heading: string;
  paragraphs: readonly string[];
  facts: readonly MailFact[];
  button: MailButton | undefined;
}

/** An iCalendar object; `method` is the method that it contains. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

export interface MailContent {
  /** Language of the message; by default `en`. */
  language?: string;
  subject: string;
  heading?: string;
  paragraphs: readonly string[];
  /** Formatted text after the paragraphs. */
  body?: readonly Block[];
  facts?: readonly MailFact[];
  sections?: readonly MailSection[];
  button?: MailButton | SecretButton;
  /** Calendar invitation or its cancellation, which calendars process. */
  calendar?: MailCalendar;
  /** Paragraph below the button. */
  note?: string;
  /** End of the sentence "You get this because …", or a sentence in another language. */
  reason: string | { sentence: string };
  /** Recipient by current records; by default the person or address of the message. */
  to?: MailAddress;
  /** Recipient of replies, unless a reply address is configured. */
  replyTo?: MailAddress | undefined;
  /** Added to the reference of the message: the template from which its text was made. */
  origin?: object;
}

/** Reason why a message is not sent. */
export interface SuppressedMail {
  suppressed: string;
  /** True if the message can be sent later, once the address accepts mail again. */
  isAddressProblem?: true;
}

export interface MailRecord {
  id: number;
  /** Id of the recipient; null if only an e-mail address is known. */
  personId: number | null;
  address: string;
  /**
   * Id of the application whose applicant gets the mail; null for other mail, and after the application was
   * deleted.
   */
  applicationId: number | null;
  cause: string;
  reference: Readonly<Record<string, unknown>>;
}

export interface MailContext {
  db: Db;
  config: Config;
  company: string;
}

export interface MailKind {
  name: MailKindName;
  /** Right to turn the mail off: for everybody, or for users with the permission; undefined if nobody may. */
  optionalFor?: Permission | 'everybody';
  /** True if the bell shows the message too, until it was read in mail or bell. */
  isNotice?: true;
  /** Frequencies that people can choose; by default all. */
  frequencies?: readonly MailFrequency[];
  /** Frequency for people who chose none; by default at once. */
  usual?: MailFrequency;
  /** Frequency by role for people who chose none; of several roles, the most frequent counts. */
  usualByRole?: Partial<Record<Role, MailFrequency>>;
  /** Called after the mail server accepted the message. */
  sent?(db: Db, mail: MailRecord): Promise<void>;
  /** Renders the message when it is sent, with the records and permissions of that time. */
  render(mail: MailRecord, context: MailContext): Promise<MailContent | SuppressedMail>;
}
