import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { HandedOver } from '../../../contract/identity/people/person';
import type { Permission, Role } from '../../../contract/permission';
import { getRoleGrants } from '../../platform/access/access-table';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind, MailSection } from '../../platform/mail/mail-kind';
import { readResponsibilities } from './read-holdings';

interface Part {
  key: keyof HandedOver;
  one: string;
  many: string;
  path: string;
  /** Permission without which the mail gives only the number of the handed-over records. */
  permission: Permission;
}

const directory = {
  path: '/general-settings/directory',
  permission: 'setup:view-directory',
} as const;

const parts: readonly Part[] = [
  { key: 'jobs', one: 'job', many: 'jobs', path: '/all/jobv1', permission: 'job:view' },
  {
    ...{ key: 'applicants', one: 'applicant', many: 'applicants' },
    ...{ path: '/application', permission: 'application:view' },
  },
  {
    ...{ key: 'groups', one: 'hiring team', many: 'hiring teams' },
    ...{ path: '/groupview', permission: 'group:view' },
  },
  { key: 'departments', one: 'department', many: 'departments', ...directory },
  { key: 'functions', one: 'function', many: 'functions', ...directory },
  { key: 'people', one: 'person who reports', many: 'people who report', ...directory },
];

interface HandOverPeople {
  leaver: string;
  roles: Role[];
}

const readPeople = (db: Db, from: number, to: number): Promise<HandOverPeople | undefined> =>
  db.one<HandOverPeople>(sql`
    select btrim(first_name || ' ' || last_name) as leaver,
      array(select role from held_role where user_id = ${to} order by role) as roles
    from app_user where id = ${from}`);

/**
 * Counts at most what the person still has when the mail is sent, since it may have been handed over again.
 */
const countParts = async (db: Db, to: number, counts: HandedOver): Promise<HandedOver> => {
  const now = await readResponsibilities(db, to);
  const entries = parts.map(({ key }) => [key, Math.min(counts[key], now[key].count)]);
  return Object.fromEntries(entries) as HandedOver;
};

export const handOverMail: MailKind = {
  name: 'hand-over',
  optionalFor: 'dashboard:view',
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const people = await readPeople(db, Number(reference.from), personId ?? 0);
    if (!people || personId === null) return { suppressed: 'The person was deleted.' };
    const { leaver, roles } = people;
    const counts = await countParts(db, personId, reference.counts as HandedOver);
    const grants = getRoleGrants(roles);
    const sections = parts.flatMap(({ key, one, many, path, permission }): MailSection[] => {
      const count = counts[key];
      if (count === 0) return [];
      const heading = `${count} ${count === 1 ? one : many}`;
      const button = grants.has(permission) ? { label: `Open the ${many}`, path } : undefined;
      return [{ heading, paragraphs: [], facts: [], button }];
    });
    if (sections.length === 0) return { suppressed: 'It was handed on to somebody else.' };
    const first = sections.find(({ button }) => button)?.button;
    return {
      subject: `The work of ${leaver} was handed over to you`,
      paragraphs: [`You are responsible for what ${leaver} was responsible for.`],
      sections,
      button: { label: 'Open the console', path: first?.path ?? '/' },
      reason: 'you took over the work of somebody',
    };
  },
};

interface HandOver {
  from: number;
  to: number;
  counts: HandedOver;
}

export const enqueueHandOverMail = async (
  db: Db,
  { from, to, counts }: HandOver,
): Promise<void> => {
  if (Object.values(counts).every((count) => count === 0)) return;
  await enqueueMail(db, handOverMail, [
    { cause: `hand-over:${randomUUID()}`, to: { personId: to }, reference: { from, counts } },
  ]);
};
