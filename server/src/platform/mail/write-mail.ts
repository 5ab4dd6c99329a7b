import { isEmail } from '../../../contract/email-constants';
import type { MailFrequency } from '../../../contract/platform/mail/mail-kind-constants';
import type { KeyRing } from '../access/key-ring';
import { readCompanyBranding } from '../company/company-branding';
import { getConsoleAddress, toMailedAddress } from '../console-address.rule';
import type { Config } from '../config';
import type { Db, Transaction } from '../db/database';
import type { DueMail } from './due-mail';
import { getFrequency, mayGetMailKind } from './frequency.rule';
import { deferMailToDigest } from './gather-digests';
import type { MailContent, MailKind, SuppressedMail } from './mail-kind';
import { storeNotice } from './mail-notices';
import { storeObsoleteMail, storeRenderedMail, storeSuppressedMail } from './mail-outcome';
import type { OutgoingMail } from './mail-transport';
import { getNoticePath } from './notice-path';
import { findSuppression, toSuppressionProblem } from './mail-suppressions';
import { renderMail } from './render-mail';
import { createUnsubscribePath } from './unsubscribe-token';
import {
  lostRoleSuppression,
  toAddressProblemSuppression,
  unwantedMailSuppression,
} from './suppressed-mail';

/** Maximum of characters in an address: RFC 5321 allows 256 with the angle brackets. */
const maxAddressLength = 254;

export interface MailWriter {
  config: Config;
  keys: KeyRing;
  kinds: readonly MailKind[];
}

const findAddressProblem = async (db: Db, address: string): Promise<SuppressedMail | undefined> => {
  if (!address) return toAddressProblemSuppression('The person has no e-mail address.');
  if (!isEmail(address) || Buffer.byteLength(address) > maxAddressLength)
    return toAddressProblemSuppression('The address cannot be used for mail.');
  const reason = await findSuppression(db, address);
  return reason === undefined
    ? undefined
    : toAddressProblemSuppression(toSuppressionProblem(reason));
};

/** Reason why a message is not mailed; the bell shows it all the same. */
const findRefusal = async (
  db: Db,
  address: string,
  frequency: MailFrequency,
): Promise<SuppressedMail | undefined> =>
  frequency === 'off' ? unwantedMailSuppression : findAddressProblem(db, address);

interface MailDraft {
  kind: MailKind;
  content: MailContent;
  frequency: MailFrequency;
  refusal: SuppressedMail | undefined;
}

const draftMail = async (
  db: Db,
  { config, kinds }: MailWriter,
  mail: DueMail,
  company: string,
): Promise<MailDraft | SuppressedMail> => {
  const kind = kinds.find(({ name }) => name === mail.kind);
  if (!kind) return { suppressed: 'This release sends no mail of this kind.' };
  if (mail.personId !== null && !mail.isActive) return { suppressed: 'The person is not active.' };
  if (!mayGetMailKind(kind, mail.roles)) return lostRoleSuppression;
  const frequency = getFrequency(kind, mail.roles, mail.chosen);
  if (frequency === 'off' && !kind.isNotice) return unwantedMailSuppression;
  const content = await kind.render(mail, { db, config, company });
  if ('suppressed' in content) return content;
  const refusal = await findRefusal(db, content.to?.address ?? mail.address, frequency);
  return refusal && !kind.isNotice ? refusal : { kind, content, frequency, refusal };
};

/** Address of the logo in mail; undefined without a logo, or if it cannot be loaded from outside. */
export const toLogoAddress = (logoUrl: string, origin: string): string | undefined => {
  const address = logoUrl.startsWith('/') ? `${origin}${logoUrl}` : logoUrl;
  return /^https?:\/\//.test(address) ? address : undefined;
};

const createLink = async (
  tx: Transaction,
  { kind, content: { button }, refusal }: MailDraft,
  mail: DueMail,
  isSent: boolean,
): Promise<string | undefined> => {
  if (!button) return undefined;
  if ('path' in button) return kind.isNotice ? getNoticePath(mail.messageId) : button.path;
  return isSent && !refusal ? button.createPath(tx) : undefined;
};

const createUnsubscribeAddress = (
  { config, keys }: MailWriter,
  { personId, kind }: DueMail,
): string | undefined =>
  personId === null
    ? undefined
    : `${getConsoleAddress(config) ?? ''}${createUnsubscribePath({ personId, kind }, keys)}`;

/**
 * Renders and stores a message with current records. Links that work once are created only if the message
 * `isSent`. Returns undefined for a message that is suppressed or waits for a digest.
 */
export const writeMail = (
  db: Db,
  writer: MailWriter,
  mail: DueMail,
  isSent: boolean,
): Promise<OutgoingMail | undefined> =>
  db.transaction(async (tx) => {
    const { name: company, logoUrl } = await readCompanyBranding(tx);
    const draft = await draftMail(tx, writer, mail, company);
    if ('suppressed' in draft) {
      await storeObsoleteMail(tx, mail.id, draft);
      return undefined;
    }
    const { kind, content, frequency, refusal } = draft;
    const origin = getConsoleAddress(writer.config) ?? '';
    const path = await createLink(tx, draft, mail, isSent);
    const link = path === undefined ? undefined : toMailedAddress(writer.config, path);
    const isOptional = kind.optionalFor !== undefined;
    const choices = isOptional ? `${origin}/account/profile#mail` : undefined;
    const isSecret = content.button !== undefined && !('path' in content.button);
    const options = { company, origin, choices, logo: toLogoAddress(logoUrl, origin) };
    const stored = renderMail(content, { ...options, link: isSecret ? undefined : link });
    await storeRenderedMail(tx, mail.id, stored, content.origin ?? {});
    if (kind.isNotice) await storeNotice(tx, mail.id, content);
    if (refusal) await storeSuppressedMail(tx, mail.id, refusal);
    else if (frequency === 'daily') await deferMailToDigest(tx, mail.id);
    if (refusal || frequency === 'daily') return undefined;
    return {
      ...renderMail(content, { ...options, link }),
      id: mail.id,
      messageId: mail.messageId,
      unsubscribe: isOptional ? createUnsubscribeAddress(writer, mail) : undefined,
      to: content.to ?? { name: mail.personName, address: mail.address },
      replyTo: content.replyTo,
      calendar: content.calendar,
      takesReplies: mail.applicationId !== null && mail.personId === null,
      company,
    };
  });
