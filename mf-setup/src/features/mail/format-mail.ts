import type { MailMessage } from 'server/contract/company/outbox/mail-message';
import { mailKinds } from 'server/contract/platform/mail/mail-kind-constants';

export const formatMailKind = (kind: string): string =>
  (mailKinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** The kind, as long as the message is not written. */
export const formatMailTitle = ({ subject, kind }: MailMessage): string =>
  subject || formatMailKind(kind);

export const formatRecipient = ({ recipient, recipientName }: MailMessage): string =>
  recipientName ? `${recipientName} <${recipient}>` : recipient;

/** Undefined for mail that no template of setup is behind. */
export const formatTemplate = ({ template, templateVersion }: MailMessage): string | undefined =>
  template ? `${template}, version ${templateVersion}` : undefined;
