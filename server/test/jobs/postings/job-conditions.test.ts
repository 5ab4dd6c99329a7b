import { onDatabase, type Caller } from '../../server';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from './job-calls';
import { minimalJob } from './job-parts';

const conditions = {
  hybrid: true,
  remoteCountryId: [276, 356],
  ...{ salaryMin: 40_000, salaryMax: 60_000.5, salaryCurrency: 'INR', salaryUnit: 'MONTH' },
  educationLevel: 'bachelor degree',
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const calls = jobCalls(() => caller);

    it('workplace, pay and education of a job are stored as they were sent, and can be emptied', async () => {
      const { id } = await calls.create({ ...minimalJob, ...conditions });
      const { remoteCountryId: _, ...stored } = conditions;
      expect(await calls.get(id)).toMatchObject({
        ...stored,
        salaryShown: false,
        remoteCountries: [
          { countryId: 276, country: 'Germany' },
          { countryId: 356, country: 'India' },
        ],
      });
      const emptied = await calls.update(id, {
        ...{ salaryMin: null, salaryMax: '', salaryCurrency: '', salaryUnit: '' },
        ...{ educationLevel: '', remoteCountryId: [], hybrid: false },
      });
      expect(emptied.json().data).toMatchObject({
        ...{ salaryMin: null, salaryMax: null, salaryCurrency: '', salaryUnit: null },
        ...{ educationLevel: null, remoteCountries: [], hybrid: false },
      });
    });

    it.each([
      ['a salary without a currency', { salaryMin: 5, salaryUnit: 'DAY' }, 'salaryCurrency'],
      ['a reversed salary', { ...conditions, salaryMax: 1 }, 'salaryMax'],
      ['a part of a cent', { ...conditions, salaryMin: 1.005 }, 'salaryMin'],
      ['a negative salary', { ...conditions, salaryMin: -1 }, 'salaryMin'],
      ['an unknown unit', { ...conditions, salaryUnit: 'MINUTE' }, 'salaryUnit'],
      ['an unknown education', { educationLevel: 'clown school' }, 'educationLevel'],
      ['an unknown country', { remoteCountryId: [99_999] }, 'remoteCountryId'],
    ])(
      'a job with an invalid condition of work is refused at its field: %s',
      async (_, fields, name) => {
        const refused = caller.send('POST', '/api/v1/job', {
          payload: { ...minimalJob, ...fields },
        });
        expect(Object.keys(await readFieldErrors(refused))).toEqual([name]);
      },
    );

    it('a job’s salary that is not public is visible only to people who edit jobs', async () => {
      const { id } = await calls.create({ ...minimalJob, ...conditions });
      const auditor = await server().signInAs('auditor');
      const read = async () => (await auditor.send('GET', `/api/v1/job/${id}`)).json().data;
      expect(await read()).toMatchObject({ salaryMin: null, salaryMax: null });
      await calls.update(id, { salaryShown: true });
      expect(await read()).toMatchObject({ salaryMin: 40_000, salaryMax: 60_000.5 });
    });
  },
  { data: 'company' },
);
