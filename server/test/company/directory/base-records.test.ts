import sql from 'sql-template-tag';
import { createAdministrator } from '../../../src/identity/account/create-administrator';
import { onDatabase, type Caller } from '../../server';

type Row = Record<string, unknown>;

const namesOf: [path: string, field: string, names: string[]][] = [
  ['/api/v1/job-type', 'jobType', ['Contract', 'Full Time', 'Internship', 'Part Time']],
  ['/api/v1/employment-type', 'name', ['Apprentice', 'Fixed Term', 'Permanent']],
  [
    '/api/v1/career-department',
    'name',
    ['Office', 'Operations', 'Sales and Service', 'Technology'],
  ],
  [
    '/api/v1/platform',
    'name',
    [
      ...['Campus Offices', 'Careers Site', 'Indeed', 'Job Feed', 'LinkedIn', 'Newspaper'],
      ...['Notice Board', 'Recruitment Agencies'],
    ],
  ],
];

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      const id = await createAdministrator(server().db, {
        companyName: 'Merlin Foods',
        timeZone: 'Europe/Paris',
        currency: 'EUR',
        firstName: 'Asha',
        lastName: 'Verma',
        userName: 'asha',
        email: 'asha@example.com',
        password: 'long enough a password',
      });
      caller = await server().signInAs('administrator', id);
    });
    const read = async (path: string, query: Record<string, string> = {}) => {
      const answer = await caller.send('GET', path, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json();
    };

    it('an empty installation has the three reserved statuses with their categories', async () => {
      const { data } = await read('/api/v1/applicant-status', { sort: 'status' });
      const statuses = data.map(({ id, status, category }: Row) => [id, status, category]);
      expect(statuses).toEqual([
        [19, 'Hired', 'hired'],
        [2, 'Rejected', 'rejected'],
        [1, 'To-be-start', 'start'],
      ]);
    });

    it.each(namesOf)(
      'an empty installation has the predefined entries in the list at %s',
      async (path, field, names) => {
        const { data } = await read(path);
        expect(data.map((row: Row) => row[field])).toEqual(names);
      },
    );

    it('an empty installation has the countries of ISO 3166, with the ISO numbers as ids', async () => {
      const all = await read('/api/v1/location/country', { limit: '500' });
      expect(all.meta.total).toBe(249);
      const found = await read('/api/v1/location/country', { search: 'France' });
      expect(found.data).toEqual([{ id: 250, countryId: 250, country: 'France', code: 'FR' }]);
    });

    it('an empty installation has a footer, images, and the console itself in All Apps', async () => {
      const { data: footer } = await read('/api/v1/footer');
      expect(footer).toEqual([{ content: 'Merlin Foods', version: '1.0.23' }]);
      const { data: images } = await read('/api/v1/default-image');
      expect(images).toEqual([
        { name: 'logo', image: '/brand/app.svg' },
        { name: 'favicon', image: '/brand/app.svg' },
      ]);
      expect((await server().app.inject('/brand/app.svg')).statusCode).toBe(200);
      const { data: apps } = await read('/api/v1/app-manager');
      expect(apps).toMatchObject([{ appName: 'Hiring', appUrl: '/', status: 'active' }]);
    });

    it('an empty installation has rules for referrals, with a release period of 90 days', async () => {
      const { data: types } = await read('/api/v1/referral-setting-type');
      expect(types).toHaveLength(3);
      for (const { id } of types) {
        const query = { referralSettingTypeId: String(id) };
        const { data } = await read('/api/v1/get-referral-setting-by-referralType', query);
        expect(data).toMatchObject({ paymentReleaseInDays: 90 });
      }
    });

    it('a country added later gets an id after those of ISO 3166', async () => {
      const added = await server().db.one<{ id: number }>(
        sql`insert into country (name) values ('Atlantis') returning id`,
      );
      expect(added?.id).toBeGreaterThan(1_000);
    });
  },
  { environment: { MODE: 'production' } },
);
