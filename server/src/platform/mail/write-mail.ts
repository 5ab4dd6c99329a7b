import { isEmail } from '../../../contract/email-constants';
import type { KeyRing } from '../access/key-ring';
import { readCompanyBranding } from '../company/company-branding';
import { getConsoleAddress } from '../console-address.rule';
import type { Config } from '../config';
import type { Db, Transaction } from '../db/database';
import type { DueMail } from './due-mail';
import { getFrequency } from './frequency.rule';
import { holdMail } from './mail-digests';
import type { MailContent, MailKind, SuppressedMail } from './mail-kind';
import { storeRendered, storeSuppressed } from './mail-outcome';
import type { OutgoingMail } from './mail-transport';
import { renderMail } from './render-mail';
import { createUnsubscribePath } from './unsubscribe-token';
import { unwantedMail } from './unwanted-mail';

/** RFC 5321 allows 256 with the angle brackets. */
const maxAddressLength = 254;

export interface MailWriter {
  config: Config;
  keys: KeyRing;
  kinds: readonly MailKind[];
}

const findRefusal = ({ personId, isActive, address }: DueMail): string | undefined => {
  if (personId !== null && !isActive) return 'The person is not active.';
  if (!address) return 'The person has no e-mail address.';
  if (!isEmail(address) || Buffer.byteLength(address) > maxAddressLength)
    return 'The address cannot be used for mail.';
  return undefined;
};

const findKind = ({ kinds }: MailWriter, mail: DueMail): MailKind | undefined =>
  kinds.find(({ name }) => name === mail.kind);

const writeContent = async (
  db: Db,
  writer: MailWriter,
  mail: DueMail,
  company: string,
): Promise<MailContent | SuppressedMail> => {
  const kind = findKind(writer, mail);
  if (!kind) return { suppressed: 'This release sends no mail of this kind.' };
  if (getFrequency(kind, mail.roles, mail.chosen) === 'off') return unwantedMail;
  const refusal = findRefusal(mail);
  const { config } = writer;
  return refusal ? { suppressed: refusal } : kind.render(mail, { db, config, company });
};

const isForDigest = (writer: MailWriter, mail: DueMail): boolean => {
  const kind = findKind(writer, mail);
  return kind !== undefined && getFrequency(kind, mail.roles, mail.chosen) === 'daily';
};

const createLink = async (
  tx: Transaction,
  { button }: MailContent,
  isSent: boolean,
): Promise<string | undefined> => {
  if (!button) return undefined;
  if ('path' in button) return button.path;
  return isSent ? button.createPath(tx) : undefined;
};

const findUnsubscribeAddress = (
  { config, keys }: MailWriter,
  { personId, kind }: DueMail,
): string | undefined =>
  personId === null
    ? undefined
    : `${getConsoleAddress(config) ?? ''}${createUnsubscribePath({ personId, kind }, keys)}`;

/**
 * Stores what the message says at this moment. Links that work once are created only for a message
 * that `isSent`. Undefined for a suppressed message, and for one that waits for a digest.
 */
export const writeMail = (
  db: Db,
  writer: MailWriter,
  mail: DueMail,
  isSent: boolean,
): Promise<OutgoingMail | undefined> =>
  db.transaction(async (tx) => {
    const { name: company } = await readCompanyBranding(tx);
    const content = await writeContent(tx, writer, mail, company);
    if ('suppressed' in content) {
      await storeSuppressed(tx, mail.id, content.suppressed);
      return undefined;
    }
    const origin = getConsoleAddress(writer.config) ?? '';
    const path = await createLink(tx, content, isSent);
    const link = path === undefined ? undefined : `${origin}${path}`;
    const isOptional = findKind(writer, mail)?.optionalFor !== undefined;
    const choices = isOptional ? `${origin}/account/profile#mail` : undefined;
    const isSecret = content.button !== undefined && !('path' in content.button);
    const options = { company, origin, choices };
    await storeRendered(
      tx,
      mail.id,
      renderMail(content, { ...options, link: isSecret ? undefined : link }),
    );
    if (isForDigest(writer, mail)) {
      await holdMail(tx, mail.id);
      return undefined;
    }
    return {
      ...renderMail(content, { ...options, link }),
      messageId: mail.messageId,
      unsubscribe: isOptional ? findUnsubscribeAddress(writer, mail) : undefined,
      to: { name: mail.personName, address: mail.address },
      company,
    };
  });
