import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { migrate } from '../../src/platform/db/migrate';
import { toFormData, toMultipart } from '../jobs/postings/job-parts';
import { listOperations, type OpenApiDocument } from '../openapi-walk';
import { onDatabase, type Caller } from '../server';

describe('a server whose schema is migrated while it runs', () => {
  onDatabase(
    (server) => {
      let later = '';
      let caller: Caller;
      beforeAll(async () => {
        later = await mkdtemp(join(tmpdir(), 'hiring-later-'));
        await cp(resolve('server/migrations'), later, { recursive: true });
        const tables = await server().db.many<{ name: string }>(sql`
          select quote_ident(table_name) as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`);
        const migrations = tables.map(
          ({ name }) => `alter table ${name} add column of_later text,
            add column kept_later integer not null default 7;`,
        );
        migrations.push('create table later_record (id integer primary key);');
        for (const [place, text] of migrations.entries())
          await writeFile(join(later, `${9_000 + place}_later.sql`), text);
        caller = await server().signInAs('administrator');
      });
      afterAll(() => rm(later, { recursive: true, force: true }));

      const readEverything = async (): Promise<Record<string, number>> => {
        const document = (await server().app.inject('/api/openapi.json')).json<OpenApiDocument>();
        const paths = listOperations(document)
          .filter(({ method }) => method === 'GET')
          .map(({ path }) => path.replace(/\{[^}]+\}/g, '1'));
        const statuses: Record<string, number> = {};
        for (const path of paths) {
          statuses[path] = (await caller.send('GET', path)).statusCode;
        }
        return statuses;
      };
      let made = 0;
      const write = async (): Promise<number[]> => {
        made += 1;
        const department = { departmentId: 1, locationId: [1], jobTitle: `Later ${made}` };
        const job = await caller.send('POST', '/api/v1/job', {
          payload: { ...department, jobDescription: '<p>Cooks</p>' },
        });
        const { jobId } = job.json<{ data: { jobId: number } }>().data;
        const person = { jobId, firstName: 'Mira', applicantEmail: `mira${made}@later.example` };
        const form = toFormData(person, (name) => name);
        const application = await caller.send(
          'POST',
          '/api/v1/application',
          await toMultipart(form),
        );
        const { id } = application.json<{ data: { id: number } }>().data;
        const ids = { applicantId: [id] };
        const gone = await caller.send('POST', '/api/v1/multiple-application-delete', {
          payload: ids,
        });
        const removed = await caller.send('DELETE', `/api/v1/job/${jobId}`);
        return [job, application, gone, removed].map(({ statusCode }) => statusCode);
      };

      it('a server whose schema is migrated while it runs answers and writes as before, meanwhile and afterwards', async () => {
        const before = await readEverything();
        const answered = Object.values(before);
        expect(answered.filter((status) => status === 200).length).toBeGreaterThan(50);
        expect(answered.filter((status) => status >= 500)).toEqual([]);
        const written = await write();
        expect(written.slice(0, 3)).toEqual([200, 200, 200]);
        const migrating = migrate(server().connectionString, later);
        let isOver = false;
        void migrating.finally(() => (isOver = true));
        while (!isOver) expect(await write()).toEqual(written);
        await migrating;
        expect(await readEverything()).toEqual(before);
        expect(await write()).toEqual(written);
      });

      it('a server starts again on a later schema, when an upgrade is reverted', async () => {
        await migrate(server().connectionString, later);
        await migrate(server().connectionString);
        const { db } = server();
        expect(await db.one(sql`select count(*)::integer as n from later_record`)).toEqual({
          n: 0,
        });
      });

      it('a server answers requests while a migration waits for a table that somebody reads', async () => {
        await writeFile(join(later, '9900_job.sql'), 'alter table job add column of_after text;');
        const reader = new pg.Client({ connectionString: server().connectionString });
        await reader.connect();
        await reader.query('begin; select count(*) from job');
        let isOver = false;
        const migrating = migrate(server().connectionString, later).finally(() => (isOver = true));
        const begun = performance.now();
        let slowest = 0;
        while (performance.now() - begun < 5_000) {
          const asked = performance.now();
          expect((await caller.send('GET', '/api/v1/job')).statusCode).toBe(200);
          slowest = Math.max(slowest, performance.now() - asked);
          await sleep(50);
        }
        expect(isOver).toBe(false);
        // The migration made no request wait for the long transaction.
        expect(slowest).toBeLessThan(3_000);
        await reader.query('commit');
        await reader.end();
        await migrating;
        expect(isOver).toBe(true);
      });
    },
    { data: 'company' },
  );
});
