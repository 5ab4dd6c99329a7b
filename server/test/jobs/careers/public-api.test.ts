import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { PublicJob, PublicJobEntry } from '../../../contract/jobs/careers/public-job';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, openWith } from './careers-calls';

const path = '/api/public/v1/jobs';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const open = openWith(server);
    const calls = jobCalls(() => caller);

    it('a page of any site may list the jobs and read one, as the contract says, without a session', async () => {
      const list = await open(`${path}?limit=3&page=2`);
      expect([...Value.Errors(Many(PublicJobEntry), list.json())]).toEqual([]);
      expect(list.json().meta).toMatchObject({ current_page: 2, from: 4, to: 6 });
      const [{ slug }] = list.json().data;
      const one = await open(`${path}/${slug}`);
      expect([...Value.Errors(One(PublicJob), one.json())]).toEqual([]);
      for (const { headers } of [list, one]) {
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
      const preflight = await server().app.inject({
        ...{ method: 'OPTIONS', url: `${path}/${slug}/applications` },
        headers: { origin: 'https://x.example', 'access-control-request-method': 'POST' },
      });
      expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
        204,
        '*',
      ]);
    });

    it('the public list of jobs contains no internal data', async () => {
      const { id, jobCode } = await calls.create({
        ...{ ...completeJob, slug: '', platformId: [careersSite] },
        ...{ salaryMin: 77_123, salaryCurrency: 'INR', salaryUnit: 'MONTH' },
      });
      const answer = await open(`${path}/tea-taster-${jobCode.toLowerCase()}`);
      expect(answer.json().data).toMatchObject({ code: jobCode, salary: null });
      expect(answer.body).not.toMatch(/77123|manager|pipeline|@/i);
      await calls.update(id, { platformId: [] });
      const gone = await open(`${path}/tea-taster-${jobCode.toLowerCase()}`);
      expect([gone.statusCode, gone.json().error.code]).toEqual([410, 'GONE']);
      expect((await open(`${path}/never-there`)).statusCode).toBe(404);
    });

    it.each(['page=0', 'limit=101', 'remote=maybe', 'unknown=1', `search=${'x'.repeat(101)}`])(
      'the query %p of the public list of jobs is refused',
      async (query) => {
        expect((await open(`${path}?${query}`)).statusCode).toBe(422);
      },
    );

    it('a caller who sends too many requests to the public API is asked to wait', async () => {
      const answers = [];
      for (let calls = 0; calls < 650; calls += 1) answers.push((await open(path)).statusCode);
      expect([...new Set(answers)]).toEqual([200, 429]);
    });
  },
  { data: 'company' },
);
