import { describeMailFailure, type MailError } from '../mail/describe-mail-failure.rule';

export interface MailboxError extends MailError {
  authenticationFailed?: boolean;
  responseText?: string;
  /** True if the folder of the mailbox does not exist. */
  mailboxMissing?: boolean;
}

export const describeMailboxFailure = (error: MailboxError): string => {
  const { authenticationFailed, responseText = '', mailboxMissing, message } = error;
  if (authenticationFailed) return `The mailbox refused the sign-in: ${responseText || message}`;
  if (mailboxMissing) return 'The folder of IMAP_URL does not exist.';
  return describeMailFailure(error).problem;
};
