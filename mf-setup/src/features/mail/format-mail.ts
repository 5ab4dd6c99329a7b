import type { MailMessage } from 'server/contract/company/outbox/mail-message';
import { mailKinds } from 'server/contract/platform/mail/mail-kind-constants';

export const formatMailKind = (kind: string): string =>
  (mailKinds as Readonly<Record<string, string>>)[kind] ?? kind;

export const formatMailTitle = ({ subject, kind }: MailMessage): string =>
  subject || formatMailKind(kind);

export const formatRecipient = ({ recipient, recipientName }: MailMessage): string =>
  recipientName ? `${recipientName} <${recipient}>` : recipient;

/** Name and version of the message's template; undefined for mail without a template from setup. */
export const formatTemplate = ({ template, templateVersion }: MailMessage): string | undefined =>
  template ? `${template}, version ${templateVersion}` : undefined;
