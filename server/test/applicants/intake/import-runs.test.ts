import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { startImport, runImport } from '../../../src/applicants/intake/import/run-import';
import { onDatabase, type Caller } from '../../server';
import { waitUntilTasksDone } from '../../until-tasks-done';
import { importSteps } from './import-parts';

const head = 'Full Name,E-mail,Job Code';

onDatabase(
  (server) => {
    let caller: Caller;
    let code = '';
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const [job] = await rows<{ code: string }>(
        'select code from job where pipeline_id is not null order by id limit 1',
      );
      code = job?.code ?? '';
    });
    let made = 0;
    const line = ({ last = 'Nair' } = {}): string => {
      made += 1;
      return `Ravi ${last},ravi${made}@runs.example,${code}`;
    };
    const { upload, forecast, state, run } = importSteps(() => caller);

    it('an import stores each row once, even when run several times at once', async () => {
      const people = Array.from({ length: 600 }, () => line());
      const { id, suggestion } = await upload([head, ...people].join('\n'));
      await forecast(id, { mapping: suggestion });
      const before = await rows<{ n: number }>('select count(*) as n from application');
      await Promise.all([run(id), run(id), run(id)]);
      expect(await state(id)).toMatchObject({ state: 'finished', imported: 600, rejected: 0 });
      const after = await rows<{ n: number }>('select count(*) as n from application');
      expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(600);
    });

    it('an interrupted import continues where it failed, and imports no row twice', async () => {
      const people = Array.from({ length: 400 }, () => line());
      const { id, suggestion } = await upload([head, ...people, line({ last: 'Late' })].join('\n'));
      await forecast(id, { mapping: suggestion });
      await rows(`create function fail_late() returns trigger language plpgsql as $$
        begin raise 'not now'; end $$`);
      await rows(`create trigger fail_late before insert on applicant for each row
        when (new.last_name = 'Late') execute function fail_late()`);
      await caller.send('POST', `/api/v1/application-import/${id}/run`);
      const tries = () =>
        rows<{ attempts: number }>(`
          select attempts from graphile_worker.jobs
          where key = 'import-applications ${id}' and locked_at is null and attempts > 0`);
      while ((await tries()).length === 0) await sleep(20);
      expect(await state(id)).toMatchObject({ state: 'running', imported: 250 });
      await rows('drop function fail_late() cascade');
      expect(await run(id)).toMatchObject({ state: 'finished', imported: 401, rejected: 0 });
      expect(
        await rows(`
          select 1 from audit_entry where action = 'application.import' and subject_id = ${id}`),
      ).toHaveLength(1);
    });

    it('a failed import shows a message to run it again, and continues when it is run again', async () => {
      const { id, suggestion } = await upload([head, line(), line()].join('\n'));
      await forecast(id, { mapping: suggestion });
      await rows(`update application_import set state = 'running' where id = ${id}`);
      await runImport(server().db).gaveUp?.({ importId: id });
      expect(await state(id)).toMatchObject({
        state: 'stopped',
        message: expect.stringMatching('run the import again') as unknown,
      });
      expect(await run(id)).toMatchObject({ state: 'finished', imported: 2 });
    });

    it('an import stops when its creator may no longer import', async () => {
      const { id, suggestion } = await upload([head, line()].join('\n'));
      await forecast(id, { mapping: suggestion });
      await rows(`update application_import set created_by = (
        select user_id from held_role group by user_id having bool_and(role = 'referrer') limit 1)
        where id = ${id}`);
      await startImport(server().db, id);
      await waitUntilTasksDone(server().db);
      expect(
        await rows(`select state, message, imported from application_import where id = ${id}`),
      ).toEqual([
        {
          state: 'stopped',
          message: 'The person who began it may not import applicants any more.',
          imported: 0,
        },
      ]);
    });
  },
  { data: 'company', queue: true },
);
