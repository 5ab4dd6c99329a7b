import { runner } from 'node-pg-migrate';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { migrate } from '../src/db/migrate';
import { onDatabase } from './server';

const dir = resolve('server/migrations');
const last = '0091';

/** What the example company had of these tables when it brought them itself. */
const held = `
  insert into status (id, name, category, is_fixed) values (1, 'To-be-start', 'start', true),
    (2, 'Rejected', 'rejected', true), (19, 'Hired', 'hired', false);
  insert into status (name, category) values ('Screening', 'active');
  insert into country (name) values ('India'), ('Singapore'), ('United Arab Emirates');
  insert into city (name, country_id) values ('Pune', 1);
  insert into job_type (name)
    values ('Full Time'), ('Part Time'), ('Contract'), ('Internship');
  insert into employment_type (name) values ('Permanent'), ('Fixed Term'), ('Apprentice');
  insert into career_department (name)
    values ('Plant and Kitchen'), ('Stores'), ('Corporate'), ('technology');
  insert into platform (name, type) values ('Notice Board', 'manual-record'),
    ('Campus Offices', 'manual-record'), ('Recruitment Agencies', 'manual-record'),
    ('Newspaper', 'manual-record');
  insert into suite_app (name, url) values ('Hiring', '/'), ('Expenses', 'https://e.example/');`;

/** Rows of each table once the base records have come. */
const expected = {
  status: 4,
  country: 249,
  job_type: 4,
  employment_type: 3,
  career_department: 7,
  platform: 4,
  suite_app: 2,
};

describe('an installation of before the base records', () => {
  onDatabase((server) => {
    // A part of its own, which ends before its server does.
    describe('brought to the newest schema', () => {
      let client: pg.Client;
      let name = '';
      beforeAll(async () => {
        const url = new URL(server().connectionString);
        name = `${url.pathname.slice(1)}_old`;
        await server().db.run(sql`create database ${raw(name)} template template0`);
        url.pathname = `/${name}`;
        client = new pg.Client({ connectionString: url.href });
        await client.connect();
        const count = (await readdir(dir)).filter((file) => file.slice(0, 4) <= last).length;
        const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined };
        await runner({
          ...{ dbClient: client, dir, direction: 'up', migrationsTable: 'migration', count },
          logger: { ...quiet, error: () => undefined },
        });
        await client.query(held);
        await migrate(url.href);
      });
      afterAll(async () => {
        await client.end();
        await server().db.run(sql`drop database ${raw(name)} with (force)`);
      });
      const rows = async <Row extends pg.QueryResultRow>(text: string) =>
        (await client.query<Row>(text)).rows;

      it.each(Object.entries(expected))('has no %s twice, and %i in all', async (table, total) => {
        const names = await rows<{ name: string }>(`select lower(name) as name from ${table}`);
        expect(names).toHaveLength(total);
        expect(new Set(names.map((row) => row.name)).size).toBe(total);
      });

      it('keeps what others refer to', async () => {
        expect(await rows(`select id, name from country where id < 4 order by id`)).toEqual([
          { id: 1, name: 'India' },
          { id: 2, name: 'Singapore' },
          { id: 3, name: 'United Arab Emirates' },
        ]);
        expect(await rows(`select id, category from status where id < 100 order by id`)).toEqual([
          { id: 1, category: 'start' },
          { id: 2, category: 'rejected' },
          { id: 19, category: 'hired' },
        ]);
      });
    });
  });
});
