import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from './job-calls';
import { onDatabase, type Caller } from '../../server';
import { minimalJob } from './job-parts';

/** The two zones never have the same date. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const dayIn = (timeZone: string, daysAway = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + daysAway * 86_400_000);

describe.each(zones)('a company in the time zone %s', (timeZone) => {
  onDatabase(
    (server) => {
      let caller: Caller;
      beforeAll(async () => {
        caller = await server().signInAs('administrator');
      });
      const { create, get, update } = jobCalls(() => caller);
      const titles = async (query: Record<string, string>): Promise<string[]> => {
        const answer = await caller.send('GET', '/api/v1/job', {
          query: { search: 'Midnight', limit: '100', ...query },
        });
        return answer.json().data.map(({ jobTitle }: { jobTitle: string }) => jobTitle);
      };

      it('a job’s expiry date can be today in the company’s time zone', async () => {
        const today = dayIn(timeZone);
        const { id } = await create({ ...minimalJob, jobTitle: 'Midnight', expiryDate: today });
        expect((await get(id)).expiryDate).toBe(today);
        expect(await titles({ activeJobs: 'true' })).toContain('Midnight');
        expect(await titles({ expiredJobs: 'true' })).not.toContain('Midnight');
      });

      it('a job’s expiry date cannot be yesterday in the company’s time zone, also in a change of a job', async () => {
        const expiryDate = dayIn(timeZone, -1);
        const wrong = { expiryDate: messages.job.expiryDatePast };
        const payload = { ...minimalJob, expiryDate };
        expect(await readFieldErrors(caller.send('POST', '/api/v1/job', { payload }))).toEqual(
          wrong,
        );
        const { id } = await create();
        expect(await readFieldErrors(update(id, { expiryDate }))).toEqual(wrong);
      });

      it('a job is found by its opening day in the company’s time zone', async () => {
        const { id } = await create({ ...minimalJob, jobTitle: 'Midnight opening' });
        const first = sql`(${dayIn(timeZone)}::date)::timestamp at time zone ${timeZone}`;
        await server().db.run(sql`update job set created_at = ${first} where id = ${id}`);
        const of = (day: string) => titles({ fromDate: day, toDate: day });
        expect(await of(dayIn(timeZone))).toContain('Midnight opening');
        expect(await of(dayIn(timeZone, -1))).not.toContain('Midnight opening');
      });
    },
    {
      data: 'company',
      fill: async (db) => {
        await db.run(sql`update company set time_zone = ${timeZone}`);
      },
    },
  );
});
