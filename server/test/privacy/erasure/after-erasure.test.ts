import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import type { FileStorage } from '../../../src/platform/files/storage/storage';
import { finishErasures } from '../../../src/privacy/erasure/finish-erasures';
import { createApp } from '../../../src/start/app';
import { onDatabase, type Caller } from '../../server';
import { makeBusyPerson, findTablesWithWords, type BusyPerson } from './busy-person';

onDatabase(
  (server) => {
    let admin: Caller;
    let person: BusyPerson;
    const act = (action: string, payload = {}) =>
      admin.send('POST', `/api/v1/application/${person.sentId}/${action}`, { payload });
    const ledger = () => join(server().config.dataFolder, 'erasures.jsonl');
    const startAgain = async () => {
      const app = await createApp(server().config, server().db, server().keys);
      await app.ready();
      await app.close();
    };

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      // Other tests cover how long a country's law retains data.
      await server().db.run(sql`delete from retention_limit`);
      person = await makeBusyPerson(server(), admin);
    }, 120_000);

    it('restoring a backup does not bring an anonymised person back', async () => {
      expect((await act('anonymise', { reason: 'Asked' })).statusCode).toBe(200);
      const written = await readFile(ledger(), 'utf8');
      expect(written).not.toMatch(/quennell/i);
      // Simulates a restored backup: the database is from before the erasure, but the ledger file is current.
      expect((await act('bring-back')).statusCode).toBe(200);
      await server().db.run(sql`delete from erasure`);
      await writeFile(ledger(), `${written}{"half a li`);
      await startAgain();
      expect(await findTablesWithWords(server().db)).toEqual({});
      const kept = await server().db.many(sql`
        select reason, erased_at < now() - interval '1 ms' as "isEarlier" from erasure`);
      expect(kept).toEqual([{ reason: 'Asked', isEarlier: true }]);
    });

    it('an anonymised person whom an administrator restored remains restored after the next start', async () => {
      expect((await act('bring-back')).statusCode).toBe(200);
      await server().db.run(sql`delete from erasure`);
      await startAgain();
      expect(await findTablesWithWords(server().db)).toHaveProperty('applicant');
    });

    it('a person who was added later under the same id is not anonymised in place of the earlier one', async () => {
      expect((await act('anonymise', { reason: 'Asked' })).statusCode).toBe(200);
      const written = await readFile(ledger(), 'utf8');
      expect((await act('bring-back')).statusCode).toBe(200);
      await server().db.run(sql`delete from erasure`);
      await server().db.run(sql`
        update applicant set created_at = now() where id = ${person.applicantId}`);
      await writeFile(ledger(), written);
      await startAgain();
      expect(await findTablesWithWords(server().db)).toHaveProperty('applicant');
    });

    const finish = (storage: FileStorage) =>
      finishErasures(
        { db: server().db, keys: server().keys, storage },
        { signal: new AbortController().signal },
      );
    const readErasure = () =>
      server().db.one<{ isSealed: boolean; isFinished: boolean; files: number }>(sql`
        select sealed is not null as "isSealed", finished_at is not null as "isFinished",
          cardinality(file_ids) as files
        from erasure order by id desc limit 1`);

    it('after 30 days an anonymised person cannot be restored, and the erasure is finished only once all files are deleted', async () => {
      await server().db.run(sql`
        update applicant set created_at = now() - interval '1 day' where id = ${person.applicantId}`);
      expect((await act('anonymise', { reason: 'Asked' })).statusCode).toBe(200);
      const storage = openStorage(server().config, server().db);
      await finish(storage);
      expect(await readErasure()).toEqual({ isSealed: true, isFinished: false, files: 1 });
      await server().db.run(sql`update erasure set restorable_until = now()`);
      expect((await act('bring-back')).statusCode).toBe(409);
      const away = { ...storage, remove: () => Promise.reject(new Error('away')) };
      await expect(finish(away)).rejects.toThrow('away');
      expect(await readErasure()).toEqual({ isSealed: false, isFinished: false, files: 1 });
      const [file] = await server().db.many<{ id: string }>(sql`
        select unnest(file_ids) as id from erasure order by 1 desc limit 1`);
      expect(await storage.read(`files/${file?.id}`)).toBeDefined();
      await finish(storage);
      expect(await readErasure()).toEqual({ isSealed: false, isFinished: true, files: 0 });
      expect(await storage.read(`files/${file?.id}`)).toBeUndefined();
      const rows = await server().db.many(sql`select 1 from stored_file where id = ${file?.id}`);
      expect(rows).toEqual([]);
    });
  },
  { data: 'company' },
);
