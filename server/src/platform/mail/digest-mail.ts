import sql from 'sql-template-tag';
import type {
  MailFrequency,
  MailKindName,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { Role } from '../../../contract/permission';
import type { Db } from '../db/database';
import { getFrequency } from './frequency.rule';
import type {
  MailContent,
  MailContext,
  MailKind,
  MailRecord,
  MailSection,
  SuppressedMail,
} from './mail-kind';
import { storeSuppressed } from './mail-outcome';
import { unwantedMail } from './unwanted-mail';

export const digestKindName = 'digest' satisfies MailKindName;

/** Keeps a digest under 60 KB; the bell has the others. */
const maxSections = 40;

interface DigestPart extends MailRecord {
  kind: string;
  chosen: MailFrequency | null;
  roles: Role[];
}

const readParts = (db: Db, digestId: number): Promise<DigestPart[]> =>
  db.many<DigestPart>(sql`
    select part.id, part.kind, part.person_id as "personId", part.address, part.cause,
      part.reference, preference.frequency as chosen,
      array(select role from held_role where user_id = part.person_id) as roles
    from mail_message part
      left join mail_preference preference
        on preference.person_id = part.person_id and preference.kind = part.kind
    where part.digest_id = ${digestId} and part.state = 'digested'
    order by part.id`);

const renderPart = async (
  kinds: readonly MailKind[],
  part: DigestPart,
  context: MailContext,
): Promise<MailContent | SuppressedMail> => {
  const kind = kinds.find(({ name }) => name === part.kind);
  if (!kind || getFrequency(kind, part.roles, part.chosen) === 'off') return unwantedMail;
  return kind.render(part, context);
};

const toSection = ({ heading, paragraphs, facts = [], button }: MailContent): MailSection => ({
  ...{ heading, paragraphs, facts },
  button: button && 'path' in button ? button : undefined,
});

const formatMore = (count: number): string => (count === 1 ? '1 more' : `${count} more`);

/** Its parts are written with the records and rights of this moment; those with nothing to say end. */
export const createDigestMail = (kinds: readonly MailKind[]): MailKind => ({
  name: digestKindName,
  optionalFor: 'everybody',
  render: async ({ id }, context) => {
    const contents: MailContent[] = [];
    for (const part of await readParts(context.db, id)) {
      const content = await renderPart(kinds, part, context);
      if ('suppressed' in content) await storeSuppressed(context.db, part.id, content.suppressed);
      else contents.push(content);
    }
    const [first, ...others] = contents;
    if (!first) return { suppressed: 'Nothing was left to say.' };
    const left = contents.length - maxSections;
    return {
      subject:
        others.length === 0 ? first.subject : `${first.subject}, and ${formatMore(others.length)}`,
      heading: 'What happened since yesterday',
      paragraphs: [],
      sections: contents.slice(0, maxSections).map(toSection),
      ...(left > 0 && { note: `The console has ${formatMore(left)}.` }),
      reason: 'you get mail of these kinds once a day',
    };
  },
});
