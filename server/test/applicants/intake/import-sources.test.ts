import sql from 'sql-template-tag';
import { importMessages } from '../../../contract/applicants/intake/application-import-constants';
import { onDatabase, type Caller } from '../../server';
import { importSteps } from './import-parts';

const head = 'First Name,E-mail,Job Code,Source';

onDatabase(
  (server) => {
    let caller: Caller;
    let code = '';
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const [job] = await rows<{ code: string }>('select code from job order by id limit 1');
      code = job?.code ?? '';
    });
    const line = (source: string, at = 0) => `Ravi,ravi${at}@sources.example,${code},${source}`;
    const { upload, forecast, run } = importSteps(() => caller);

    it('an import creates new sources from the file only if asked to, and only when it runs', async () => {
      const long = 'x'.repeat(101);
      const lines = ['Job  Fair', 'job fair', 'Zażółć!', '', long].map((source, at) =>
        line(source, at),
      );
      const { id, suggestion } = await upload(`${head}\n${lines.join('\n')}\n`);
      const count = async () => (await rows('select id from applicant_source')).length;
      const before = await count();
      const forecasted = await forecast(id, { mapping: suggestion });
      expect(forecasted).toMatchObject({ good: 1, bad: 4 });
      expect(forecasted.missingSources).toEqual({ count: 2, names: ['Job  Fair', 'Zażółć!'] });
      const created = await forecast(id, { mapping: suggestion, createSources: true });
      expect(created).toMatchObject({ good: 4, bad: 1, missingSources: { count: 2 } });
      expect(created.faults[0]?.faults[0]).toEqual({
        ...{ field: 'source', message: importMessages.unknownSource },
      });
      expect(await count()).toBe(before);
      expect(await run(id)).toMatchObject({ imported: 4, rejected: 1 });
      expect(await count()).toBe(before + 2);
      const found = await rows<{ identifier: string; n: number }>(`
        select identifier, count(application.id)::integer as n from applicant_source source
          join application on source_id = source.id
        where identifier in ('job-fair', 'zazołc') group by 1 order by 1`);
      expect(found).toEqual([
        { identifier: 'job-fair', n: 2 },
        { identifier: 'zazołc', n: 1 },
      ]);
      const [audited] = await rows<{ n: number }>(`
        select count(*)::integer as n from audit_entry where action = 'applicant-source.create'
          and subject_name = 'Zażółć!'`);
      expect(audited?.n).toBe(1);
    });

    it('a person who may not edit sources cannot create any by an import', async () => {
      const recruiter = await server().signInAs('recruiter');
      const { id, suggestion } = await upload(`${head}\n${line('Mine')}\n`, recruiter);
      const answer = await recruiter.send('POST', `/api/v1/application-import/${id}/dry-run`, {
        payload: { mapping: suggestion, createSources: true },
      });
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        403,
        importMessages.createsNone,
      ]);
    });
  },
  { data: 'company', queue: true },
);
