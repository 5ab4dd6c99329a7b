import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import {
  DefaultStatuses,
  GeneralSettings,
} from '../../../contract/company/general-settings/general-settings';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';
import { minimalJob } from '../../jobs/postings/job-parts';

const path = '/api/v1/general-settings';
const options = '/api/v1/default-setting-withouthiring-status';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const change = (payload: object, as = caller) => as.send('PUT', path, { payload });
    const statusesOf = async (kind: 'without' | 'with') => {
      const answer = await caller.send('GET', `/api/v1/default-setting-${kind}hiring-status`);
      expect([...Value.Errors(One(DefaultStatuses), answer.json())]).toEqual([]);
      return answer.json().data as DefaultStatuses;
    };
    const begin = async (parts: object): Promise<number> => {
      const job = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, ...parts },
      });
      const { jobId } = job.json().data;
      const made = await caller.send('POST', '/api/v1/application', {
        payload: {
          ...{ jobId, firstName: 'Ravi', lastName: 'Jain', sourceId: 1 },
          applicantEmail: `ravi${jobId}@example.com`,
        },
      });
      expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
      const row = await server().db.one<{ status_id: number }>(sql`
        select status_id from application where job_id = ${jobId}`);
      return row?.status_id ?? 0;
    };

    it('General Settings are stored as chosen, and their changes are logged', async () => {
      const [without] = await statusesOf('without');
      const [withProcess] = await statusesOf('with');
      const sent = { withoutHiringProcessId: without?.id, withPayableStatusId: withProcess?.id };
      const answer = await change(sent);
      expect([...Value.Errors(One(GeneralSettings), answer.json())]).toEqual([]);
      expect((await caller.send('GET', path)).json().data).toMatchObject({
        ...sent,
        withoutHiringPipelineStatus: without,
        withHiringProcessId: null,
      });
      const [noted] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where subject = 'general-settings'`);
      expect(noted?.details).toMatchObject({
        changes: { withoutHiringProcessId: { before: null, after: without?.id } },
      });
      const all = await change({ withoutHiringProcessId: null, withPayableStatusId: '' });
      expect(all.json().data).toMatchObject({
        withoutHiringProcessId: null,
        withoutHiringPipelineStatus: null,
        withPayableStatusId: null,
      });
    });

    it('a new default status in General Settings applies to applicants added after the change', async () => {
      const without = (await statusesOf('without')).find(({ id }) => id > 100);
      await change({ withoutHiringProcessId: without?.id });
      expect(await begin({})).toBe(without?.id);
      await change({ withoutHiringProcessId: null });
      expect(await begin({})).toBe(1);
      const first = await server().db.one<{ status_id: number }>(sql`
        select status_id from stage_status where status_id > 2 and stage_id = (
          select stage_id from pipeline_stage where pipeline_id = 1 order by sequence limit 1)
        order by sequence desc limit 1`);
      await change({ withHiringProcessId: first?.status_id });
      expect(await begin({ pipeLineId: 1 })).toBe(first?.status_id);
      await change({ withHiringProcessId: null });
      expect(await begin({ pipeLineId: 1 })).toBe(1);
    });

    it('a default status that is missing or of the other kind of job is refused at its field', async () => {
      const inStages = (await statusesOf('with')).find(({ id }) => id > 100);
      for (const withoutHiringProcessId of [inStages?.id, 2_000_000]) {
        const answer = await change({ withoutHiringProcessId });
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual(['withoutHiringProcessId']);
      }
    });

    it('a change based on older general settings is refused, with the current settings', async () => {
      const { version } = (await caller.send('GET', path)).json().data;
      await change({ withoutHiringProcessId: 1, version });
      const stale = await change({ withoutHiringProcessId: 2, version });
      expect(stale.statusCode).toBe(409);
      expect(stale.json().error.current).toMatchObject({ withoutHiringProcessId: 1 });
    });

    itAllowsOnly(
      server,
      'shows the settings',
      ['administrator', 'recruiting-manager', 'recruiter', 'auditor'],
      (person) => person.send('GET', path),
    );
    itAllowsOnly(
      server,
      'offers statuses',
      ['administrator', 'recruiting-manager', 'recruiter', 'auditor'],
      (person) => person.send('GET', options),
    );
    itAllowsOnly(
      server,
      'changes the settings',
      ['administrator', 'recruiting-manager'],
      (person) => change({}, person),
    );
  },
  { data: 'company' },
);
