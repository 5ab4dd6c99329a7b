import pg from 'pg';
import sql from 'sql-template-tag';
import type { MailFilter } from '../contract/company/outbox/mail-message';
import { mailList } from '../src/company/outbox/mail-messages.list';
import { testMail } from '../src/company/outbox/test-mail';
import type { Actor } from '../src/platform/access/actor';
import { getRoleGrants } from '../src/platform/access/access-table';
import type { Database } from '../src/platform/db/database';
import { readListPage } from '../src/platform/lists/read-list-page';
import { enqueueMail } from '../src/platform/mail/enqueue-mail';
import { makeCompany } from '../test/factories';
import { runMailTask } from '../test/mail-run';
import { startRun } from '../test/postgres';
import { startTestServer } from '../test/server';
import { startSmtp } from '../test/smtp';
import { measureAlternately, measureMilliseconds } from './in-turns';
import { toOutboxStatement } from './mail-floor';
import { measureMovesWithMail } from './mail-moves';

/** Goals of the outbox: seconds to send 10,000 messages, and milliseconds of a write that adds one. */
const maxSeconds = 300;
const maxMilliseconds = 1;
/** Time of a move that mails applicants, divided by the time of a move without mail. */
const maxMoveRatio = 1.2;
/** Milliseconds that the list may take beyond the floor where the floor takes less than one. */
const own = 0.5;

const messages = 10_000;
const entries = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const pageSize = 20;

const actor: Actor = {
  ...{ userId: 1, sessionId: '', app: '', roles: ['administrator'] },
  grants: getRoleGrants(['administrator']),
};

const print = (what: string, figures: readonly number[], holds: boolean): void => {
  const texts = figures.map((figure) => figure.toFixed(2));
  process.stdout.write(`| ${[what, ...texts, holds ? 'holds' : 'MISSED'].join(' | ')} |\n`);
};

const toRequests = (cause: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ cause, to: { address: `p${index}@example.com` }, reference: { actorName: 'Asha' } },
  }));

const measureSending = async (): Promise<void> => {
  const smtp = await startSmtp();
  const server = await startTestServer({
    environment: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' },
      PUBLIC_URL: 'https://console.kestrel.example',
    },
  });
  await makeCompany(server.db);
  await enqueueMail(server.db, testMail, toRequests('bench', messages));
  const seconds = (await measureMilliseconds(() => runMailTask(server, [testMail]))) / 1_000;
  if (smtp.received.length !== messages) throw new Error('Not all messages arrived');
  print(`${messages} messages leave, seconds`, [seconds], seconds < maxSeconds);
  await measureEnqueuing(server.db);
  await measureList(server.db, server.connectionString);
  await server.stop();
  await smtp.stop();
};

const measureEnqueuing = async (db: Database): Promise<void> => {
  let written = 0;
  const write = (more: (tx: Database, cause: string) => Promise<void>) => () =>
    db.transaction(async (tx) => {
      written += 1;
      await tx.run(sql`update company set name = ${`Kestrel ${written}`}`);
      await more(tx as unknown as Database, `write:${written}`);
    });
  const [floor, ours] = await measureAlternately(
    write(() => Promise.resolve()),
    write((tx, cause) => enqueueMail(tx, testMail, toRequests(cause, 1))),
  );
  print('a write with a message', [floor, ours, ours - floor], ours - floor <= maxMilliseconds);
};

const fillStatement = `
  insert into mail_message (kind, cause, address, state, subject, body_text, body_html,
    created_at, sent_at)
  select (array['test', 'payout', 'invitation'])[n % 3 + 1], 'filled:' || n,
    'p' || n % 50000 || '@example.com',
    case when n % 1000 = 0 then 'failed' else 'sent' end, 'Message ' || md5(n::text),
    repeat('word ', 100), repeat('<p>word</p>', 100), now() - n * interval '10 seconds', now()
  from generate_series(1, $1::integer) n`;

const measureList = async (db: Database, connectionString: string): Promise<void> => {
  const client = new pg.Client({
    connectionString,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  await client.connect();
  await client.query(fillStatement, [entries]);
  await client.query('vacuum analyze mail_message');
  const middle = Math.floor(entries / pageSize / 2);
  const questions: [
    string,
    MailFilter & { page?: number },
    Parameters<typeof toOutboxStatement>,
  ][] = [
    ['first page', {}, ['true', 0]],
    ['middle page', { page: middle }, ['true', (middle - 1) * pageSize]],
    ['failed', { state: 'failed' }, [`state = 'failed'`, 0]],
    ['of a recipient', { recipient: 'P77@example.com' }, [`lower(address) = 'p77@example.com'`, 0]],
    ['search', { search: 'a1b2' }, [`folded(' ' || address || ' ' || subject) like '%a1b2%'`, 0]],
  ];
  for (const [what, query, floorOptions] of questions) {
    const text = toOutboxStatement(...floorOptions);
    const [floor, ours] = await measureAlternately(
      () => client.query({ text, name: what }),
      () => readListPage(db, mailList, { limit: pageSize, ...query }, actor),
    );
    print(`outbox, ${what}`, [floor, ours, ours / floor], ours - floor <= Math.max(own, floor / 2));
  }
  await client.end();
};

const reportMoves = async (): Promise<void> => {
  const { count, withoutMail, withMail } = await measureMovesWithMail();
  const ratio = withMail / withoutMail;
  print(`${count} moves with mail`, [withoutMail, withMail, ratio], ratio <= maxMoveRatio);
};

const endRun = await startRun();
process.stdout.write('| what | floor | ours | ratio or difference | goal |\n');
await reportMoves();
if (process.env.BENCH_ONLY !== 'moves') await measureSending();
await endRun();
