import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../src/platform/db/migrate';
import { applyRoutines } from '../../../src/platform/db/routines';
import { onDatabase } from '../../server';

describe('functions, triggers and views in files', () => {
  onDatabase((server) => {
    // A separate suite, so that its client ends before the database.
    describe('when they are applied to a database', () => {
      let dir = '';
      let client: pg.Client;
      beforeAll(async () => {
        dir = await mkdtemp(join(tmpdir(), 'hiring-routines-'));
        client = new pg.Client({ connectionString: server().connectionString });
        await client.connect();
      });
      afterAll(async () => {
        await client.end();
        await rm(dir, { recursive: true });
      });

      const write = (answer: string): Promise<void> =>
        writeFile(
          join(dir, 'answer.sql'),
          `create or replace function answer() returns text language sql as $$ select ${answer} $$;`,
        );
      const ask = async (): Promise<string | undefined> =>
        (await client.query<{ answer: string }>('select answer()')).rows[0]?.answer;

      it('functions, triggers and views in files are created, and created again when their text has changed', async () => {
        await write(`'first'`);
        await applyRoutines(client, dir);
        expect(await ask()).toBe('first');
        await write(`'second'`);
        await applyRoutines(client, dir);
        expect(await ask()).toBe('second');
      });

      it('functions, triggers and views in files are not changed while their text is the same', async () => {
        await client.query(`create or replace function answer() returns text language sql as $$
        select 'by hand' $$`);
        await applyRoutines(client, dir);
        expect(await ask()).toBe('by hand');
      });

      it('functions, triggers and views in files remain as they are if a later release applied them', async () => {
        await client.query(`update routine set release = '999.0.0' where file = 'answer.sql'`);
        await write(`'older'`);
        await applyRoutines(client, dir);
        expect(await ask()).toBe('by hand');
      });

      it('functions, triggers and views in files remain unchanged when one of them is invalid', async () => {
        await writeFile(join(dir, 'before.sql'), 'create view before_wrong as select 1 as one;');
        await writeFile(
          join(dir, 'wrong.sql'),
          'create view wrong as select nothing from nowhere;',
        );
        await expect(applyRoutines(client, dir)).rejects.toThrow('nowhere');
        await client.query('rollback');
        expect((await client.query(`select to_regclass('before_wrong') as view`)).rows).toEqual([
          { view: null },
        ]);
      });

      it('a database from before the first migration is refused and left unchanged', async () => {
        await client.query(
          `insert into migration (name, run_on) values ('0001_people', '2025-01-01')`,
        );
        await expect(migrate(server().connectionString)).rejects.toThrow(
          'too old to be brought up to date',
        );
        await client.query(`delete from migration where name = '0001_people'`);
        await expect(migrate(server().connectionString)).resolves.toBeUndefined();
      });
    });
  });
});
