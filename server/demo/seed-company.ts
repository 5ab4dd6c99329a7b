import { openMissingChannels } from '../src/chat/channels/open-channels';
import { hash } from '@node-rs/argon2';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../src/applicants/duplicates/suspect-duplicates';
import { createMissingReferrals } from '../src/referrals/promises/promise-referrals';
import type { Database, Db } from '../src/platform/db/database';
import { makeApplications } from './applications';
import { createDemographicRows } from './demographics';
import { getLastNoon } from './days';
import { advanceIdSequences, insertRows } from './insert-rows';
import { toJobRows, makeJobs } from './jobs';
import { mailTemplateRows } from './mail-templates';
import { listIdsOfRole, makePeople, secondPayoutOfficerId, type Person } from './people';
import { pipelineRows } from './pipelines';
import { createRandom, type Random } from './random';
import { seedPayouts } from './referrals';
import { seedExamples } from './seed-examples';
import { createSetupRows } from './setup';
import { branches, designations, divisions, groups } from './company-data';

export const demoPassword = 'demo-hiring-2026';

const applicationCount = 1_500;

export interface SeedOptions {
  /** The company's date, `YYYY-MM-DD`; every other date is relative to it. */
  today: string;
  progress?: (sentence: string) => void;
}

type TableRows = readonly (readonly [table: string, rows: readonly object[]])[];

const insertTables = async (db: Db, tables: TableRows): Promise<void> => {
  for (const [table, rows] of tables) await insertRows(db, table, rows);
};

const toNamedRows = (names: readonly string[]) =>
  names.map((name, place) => ({ id: place + 1, name }));

const createMembers = (random: Random, people: readonly Person[]) =>
  groups.flatMap((_, place) => {
    const drawn = random.some(listIdsOfRole(people, 'recruiter').slice(1), 2);
    const joined = new Set([2, ...(place < 2 ? [3] : []), ...drawn]);
    return [...joined].map((user) => ({ group_id: place + 1, user_id: user }));
  });

const company = sql`
  insert into company (id, name, logo_url, favicon_url, time_zone, currency, footer_content,
    footer_version, copyright_content, job_code_prefix)
  values (1, 'Kestrel Foods', '/brand/kestrel-mark.svg', '/brand/kestrel-mark.svg', 'Asia/Kolkata',
    'INR', '© Kestrel Foods. Hiring and employee referrals.', '1.0.23',
    '© Kestrel Foods Private Limited', 'KF')`;

const tablesWithIds = [
  ...['division', 'designation', 'branch', 'app_user', 'department', 'organization_function'],
  ...['city', 'location'],
  ...['job_priority', 'skill', 'applicant_source', 'question_group', 'question'],
  'demographic_question',
  ...[
    'referral_amount',
    'referral_eligibility',
    'hiring_group',
    'seo_keyword',
    'seo_graph',
    'suite_app',
  ],
  ...['status', 'stage', 'pipeline', 'job', 'applicant', 'application', 'payout_batch'],
];

const writeDemoData = async (
  db: Db,
  today: string,
  log: (sentence: string) => void,
): Promise<void> => {
  const random = createRandom(20_260_101);
  const now = getLastNoon(today);
  const people = makePeople(random, now, await hash(demoPassword));

  log('People and setup');
  await db.run(company);
  await insertTables(db, [
    ['division', toNamedRows(divisions)],
    ['designation', toNamedRows(designations)],
    ['branch', toNamedRows(branches)],
  ]);
  // People and departments reference each other, so people get their department afterwards.
  const rows = people.map(({ row }) => row as { department_id: number });
  await insertRows(
    db,
    'app_user',
    rows.map((row) => ({ ...row, department_id: null })),
  );
  await insertRows(db, 'user_role', [
    ...people.map(({ id, role }) => ({ user_id: id, role })),
    { user_id: secondPayoutOfficerId, role: 'payout-officer' },
  ]);
  await insertTables(db, createSetupRows(random, listIdsOfRole(people, 'hiring-manager')));
  await db.run(sql`
    update app_user set department_id = held.department_id
    from unnest(${people.map(({ id }) => id)}::integer[],
      ${rows.map((row) => row.department_id)}::integer[]) as held (id, department_id)
    where app_user.id = held.id`);
  await db.run(sql`
    update platform set account_email = 'jobs@kestrelfoods.example',
      company_id = case feed when 'linkedin' then '7654321' else '' end
    where feed in ('indeed', 'linkedin')`);
  await insertRows(db, 'group_member', createMembers(random, people));
  await insertTables(db, [...pipelineRows, ...mailTemplateRows, ...createDemographicRows(today)]);

  log('Jobs');
  const jobs = makeJobs(random, now, today, people);
  await insertTables(db, toJobRows(jobs));

  log('Applications');
  const made = makeApplications(
    random,
    now,
    jobs,
    listIdsOfRole(people, 'referrer'),
    applicationCount,
  );
  await insertRows(db, 'applicant', made.applicants);
  await recordSuspectedDuplicates(db, sql`true`);
  await insertRows(db, 'application', made.applications);
  await createMissingReferrals(db);
  await openMissingChannels(db);
  await insertRows(db, 'application_history', made.history);
  log('Payouts');
  await seedPayouts(db, today, now);
  log('Chats and what happens rarely');
  await seedExamples(db, now);
  await advanceIdSequences(db, tablesWithIds);
};

export const seedCompany = async (
  db: Database,
  { today, progress = () => undefined }: SeedOptions,
): Promise<void> => {
  await db.transaction((inner) => writeDemoData(inner, today, progress));
  await db.run(sql`select count_stays()`);
  await db.run(sql`analyze job, applicant, application, application_history, app_user`);
};
