import pg from 'pg';
import sql from 'sql-template-tag';
import type { Actor } from '../src/platform/access/actor';
import { getRoleGrants } from '../src/platform/access/access-table';
import { auditLog } from '../src/company/audit-log/audit-log.list';
import { openDatabase, type Database } from '../src/platform/db/database';
import { readListPage } from '../src/platform/lists/read-list-page';
import { statusList } from '../src/jobs/pipelines/statuses.list';
import { sourceList } from '../src/applicants/sources/sources.list';
import { startPostgres, startRun } from '../test/postgres';
import { measureAlternately } from './in-turns';
import { pageSize, toPageStatement, toSearchStatement, type MeasuredListName } from './setup-floor';

const records = 10_000;
const entries = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const goal = 1.3;

const fillSetup = async (db: Database): Promise<void> => {
  await db.run(sql`
    insert into applicant_source (name, identifier, description)
    select 'Fair ' || md5(n::text), 'fair-' || n, 'In hall ' || n % 40
    from generate_series(1, ${records}::integer) n`);
  await db.run(sql`
    insert into status (name) select 'Step ' || md5(n::text) from generate_series(1, ${records}::integer) n`);
  await db.run(sql`
    insert into audit_entry (at, actor_id, action, subject, subject_id, subject_name, details)
    select now() - n * interval '30 seconds', null, 'job.update', 'job', n % 5000,
      'Post ' || left(md5((n % 5000)::text), 8), '{"changes": {"title": ["One", "Other"]}}'
    from generate_series(1, ${entries}::integer) n`);
  await db.run(sql`analyze applicant_source, status, audit_entry`);
};

interface Question {
  list: MeasuredListName;
  what: string;
  floor: { text: string; values: string[] };
  ours: () => Promise<string>;
}

const actor: Actor = {
  userId: 1,
  sessionId: '',
  app: '',
  roles: ['administrator'],
  grants: getRoleGrants(['administrator']),
};

const questionsOf = (db: Database): Question[] => {
  const lists = [
    ['sources', sourceList, records, 'Fair a1'],
    ['statuses', statusList, records, 'Step a1'],
    ['audit log', auditLog, entries, 'Post a1'],
  ] as const;
  return lists.flatMap(([list, declared, rows, search]): Question[] => {
    const ours = (query: { page?: number; search?: string }) => () =>
      readListPage(db, declared, { limit: pageSize, ...query }, actor);
    const paged = (what: string, page: number): Question => ({
      list,
      what,
      floor: { text: toPageStatement(list, page), values: [] },
      ours: ours({ page }),
    });
    return [
      paged('first page', 1),
      paged('middle page', Math.floor(rows / pageSize / 2)),
      {
        list,
        what: 'search',
        floor: { text: toSearchStatement(list), values: [`% ${search}%`] },
        ours: ours({ search }),
      },
    ];
  });
};

const measure = async (client: pg.Client, { list, what, floor, ours }: Question) => {
  const name = `${list} ${what}`;
  const byHand = await client.query<{ n: string }>({ ...floor, name });
  const total = Number(byHand.rows[0]?.n);
  const answer = JSON.parse(await ours()) as { meta: { total: number } };
  if (answer.meta.total !== total)
    throw new Error(`Floor and ours differ on "${name}": ${total} and ${answer.meta.total}.`);
  const [one, other] = await measureAlternately(() => client.query({ ...floor, name }), ours);
  const verdict = other <= one * goal ? 'holds' : 'MISSED';
  const figures = [one, other, other / one].map((figure) => figure.toFixed(2));
  process.stdout.write(`| ${[list, what, total, ...figures, verdict].join(' | ')} |\n`);
};

const main = async (): Promise<void> => {
  const endRun = await startRun();
  const postgres = await startPostgres('company');
  if (!postgres) throw new Error('No PostgreSQL was found. Install it, or set DATABASE_URL.');
  const { connectionString } = postgres;
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 3_600_000 });
  await fillSetup(db);
  const client = new pg.Client({
    connectionString,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  await client.connect();
  process.stdout.write('| list | what | rows | floor | ours | ratio | goal |\n');
  process.stdout.write(`|${' --- |'.repeat(7)}\n`);
  for (const question of questionsOf(db)) await measure(client, question);
  await client.end();
  await db.close();
  await postgres.stop();
  await endRun();
};

await main();
