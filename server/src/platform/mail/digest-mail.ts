import sql from 'sql-template-tag';
import type {
  MailFrequency,
  MailKindName,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { Role } from '../../../contract/permission';
import type { Db } from '../db/database';
import { getFrequency, mayGetMailKind } from './frequency.rule';
import type { MailContent, MailContext, MailKind, MailRecord, MailSection } from './mail-kind';
import { storeObsoleteMail, storeSuppressedMail } from './mail-outcome';
import { getNoticePath } from './notice-path';
import {
  lostRoleSuppression,
  alreadyReadSuppression,
  unwantedMailSuppression,
} from './suppressed-mail';

export const digestKindName = 'digest' satisfies MailKindName;

/** Maximum of messages in a digest, which is then below 60 KB; the bell shows the others. */
const maxSections = 40;

interface DigestPart extends MailRecord {
  kind: string;
  messageId: string;
  isRead: boolean;
  chosen: MailFrequency | null;
  roles: Role[];
}

const readParts = (db: Db, digestId: number): Promise<DigestPart[]> =>
  db.many<DigestPart>(sql`
    select part.id, part.kind, part.person_id as "personId", part.address, part.cause,
      part.reference, part.message_id as "messageId", part.read_at is not null as "isRead",
      preference.frequency as chosen,
      array(select role from held_role where user_id = part.person_id order by role) as roles
    from mail_message part
      left join mail_preference preference
        on preference.person_id = part.person_id and preference.kind = part.kind
    where part.digest_id = ${digestId} and part.state = 'digested'
    order by part.id`);

interface DigestEntry {
  subject: string;
  section: MailSection;
}

const toSection = (
  { subject, heading = subject, paragraphs, facts = [], button }: MailContent,
  noticePath: string | undefined,
): MailSection => ({
  ...{ heading, paragraphs, facts },
  button: button && 'path' in button ? { ...button, path: noticePath ?? button.path } : undefined,
});

/** Renders one message of a digest; undefined for a message that is not to be sent any more. */
const renderPart = async (
  kinds: readonly MailKind[],
  part: DigestPart,
  context: MailContext,
): Promise<DigestEntry | undefined> => {
  const { db } = context;
  const kind = kinds.find(({ name }) => name === part.kind);
  if (part.isRead) return void (await storeSuppressedMail(db, part.id, alreadyReadSuppression));
  if (!kind || getFrequency(kind, part.roles, part.chosen) === 'off')
    return void (await storeSuppressedMail(db, part.id, unwantedMailSuppression));
  const content = mayGetMailKind(kind, part.roles)
    ? await kind.render(part, context)
    : lostRoleSuppression;
  if ('suppressed' in content) return void (await storeObsoleteMail(db, part.id, content));
  const noticePath = kind.isNotice && getNoticePath(part.messageId);
  return { subject: content.subject, section: toSection(content, noticePath) };
};

const formatMore = (count: number): string => (count === 1 ? '1 more' : `${count} more`);

/**
 * Renders each message of a digest with current records and permissions; messages without content are left
 * out.
 */
export const createDigestMail = (kinds: readonly MailKind[]): MailKind => ({
  name: digestKindName,
  optionalFor: 'everybody',
  render: async ({ id }, context) => {
    const entries: DigestEntry[] = [];
    for (const part of await readParts(context.db, id)) {
      const entry = await renderPart(kinds, part, context);
      if (entry) entries.push(entry);
    }
    const [first, ...others] = entries;
    if (!first) return { suppressed: 'Nothing was left to say.' };
    const left = entries.length - maxSections;
    return {
      subject:
        others.length === 0 ? first.subject : `${first.subject}, and ${formatMore(others.length)}`,
      heading: 'What happened since yesterday',
      paragraphs: [],
      sections: entries.slice(0, maxSections).map(({ section }) => section),
      ...(left > 0 && { note: `The console has ${formatMore(left)}.` }),
      reason: 'you get mail of these kinds once a day',
    };
  },
});
