import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import { makeCompany, makeGroup } from '../../factories';
import { onDatabase, type Caller } from '../../server';

const person = {
  first: 'José Łukasz',
  last: 'García\u2011Özdemir O\u2019Brien',
  mail: 'jg@x.example',
};

const typed = [
  'jose garcia',
  'JOSÉ GARCÍA',
  'Garcia Jose',
  'García, José',
  'garcia,jose',
  'lukasz',
  'Łukasz',
  "O'Brien",
  'o\u2019brien',
  'O\u2018Brien',
  'O`Brien jose',
  'garcia-ozdemir',
  'García\u2013Özdemir',
  'Jose\u0301 Garci\u0301a',
  'ｊｏｓｅ',
  'jo ga',
  'jos\u200be',
  'José Łukasz García\u2011Özdemir O\u2019Brien',
  'jg@x.example Jose',
];
const others = ['jose gomez', 'lukaszz', 'brien,maria', 'ose gar zz'];

const turkish = { first: 'İbrahim', last: 'Işık', mail: 'ii@x.example' };

interface Found {
  data: object[];
  meta: { total: number };
}

onDatabase((server) => {
  let caller: Caller;
  let job: number;

  const rows = async (path: string, search: string, query = {}): Promise<Found> => {
    const answer = await caller.send('GET', path, { query: { search, ...query } });
    expect([path, search, answer.statusCode]).toEqual([path, search, 200]);
    return answer.json();
  };
  const total = async (path: string, search: string, query = {}): Promise<number> =>
    (await rows(path, search, query)).meta.total;

  const insert = async (statement: ReturnType<typeof sql>): Promise<number> =>
    (await server().db.one<{ id: number }>(statement))?.id ?? 0;

  beforeAll(async () => {
    const { db, signInAs } = server();
    await makeCompany(db);
    caller = await signInAs(['administrator', 'recruiting-manager', 'payout-officer']);
    await makeGroup(db, [caller.userId]);
    const department = await insert(
      sql`insert into department (name) values ('Küche, Straße – Süd') returning id`,
    );
    job = await insert(sql`
      insert into job (title, code, description, department_id, created_by, is_published)
      values ('Chef d\u2019équipe', 'KF-1', 'x', ${department}, ${caller.userId}, true) returning id`);
    await db.run(sql`
      insert into referral_amount (slug, department_id, amount_minor, currency)
      values ('Bonus 1', ${department}, 100, 'INR')`);
    for (const { first, last, mail } of [person, turkish]) {
      const id = await insert(sql`
        insert into applicant (first_name, last_name, email, phone)
        values (${first}, ${last}, ${mail}, '+49 (0)30 123456') returning id`);
      await db.run(sql`
        insert into application (applicant_id, job_id, status_id, referrer_id)
        values (${id}, ${job}, 1, ${caller.userId})`);
      await createMissingReferrals(db);
      await db.run(sql`
        insert into app_user (user_name, first_name, last_name, email)
        values (${mail}, ${first}, ${last}, ${`staff-${mail}`})`);
    }
    await recordSuspectedDuplicates(db, sql`true`);
  });

  describe.each([
    ['applicants', '/api/v2/application', {}],
    ['people of the directory', '/api/v1/directory/people', {}],
    ['people with roles', '/api/v1/person', {}],
    ['the picker of people', '/api/v1/users', {}],
    ['referrals', '/api/v1/referrals', {}],
    ['my referrals', '/api/v1/my-referrals', {}],
    ['duplicates', '/api/v1/duplicate-records', {}],
  ])('the search in the list of %s', (_, path, query) => {
    it.each(typed)('the search %s finds José', async (search) => {
      const asked = path.includes('referrals') ? search.replace('jg@x.example ', '') : search;
      expect(await total(path, asked, query)).toBe(1);
    });

    it.each(others)('the search %s finds nobody', async (search) => {
      expect(await total(path, search, query)).toBe(0);
    });

    it.each(['İbrahim', 'ibrahim', 'IBRAHIM', 'ıbrahim', 'isik', 'Işık', 'ISIK'])(
      'the search %s finds İbrahim',
      async (search) => {
        expect(await total(path, search, query)).toBe(1);
      },
    );
  });

  it.each([
    ['/api/v1/job', ["chef d'equipe", 'équipe CHEF', 'kf-1 chef']],
    ['/api/v1/open-jobs', ["d'équipe", 'chef kuche', 'strasse sud chef']],
    [
      '/api/v1/departments',
      ['kuche', 'strasse', 'Sud Küche', 'Küche, Straße – Süd', 'Straße - Süd'],
    ],
    ['/api/v1/referral-amount', ['bonus kuche', 'Küche, Straße – Süd']],
    ['/api/v1/directory/departments', ['kuche strasse', 'SÜD', 'Küche, Straße – Süd']],
  ])('the search of the list %s ignores case and accents too', async (path, searches) => {
    for (const search of searches) expect([search, await total(path, search)]).toEqual([search, 1]);
    expect(await total(path, 'kuche zz')).toBe(0);
  });

  it('a phone number is found as it was written, and without its trunk zero', async () => {
    for (const search of ['+49 (0)30 123456', '030 123456', '+49 30 123456', '30123456'])
      expect([search, await total('/api/v2/application', search)]).toEqual([search, 2]);
  });

  it('an export has the rows that its search finds', async () => {
    const exported = async (search: string): Promise<string> => {
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'application', rows: { matching: { search } } },
      });
      return (await server().app.inject({ url: ticket.json().data.url })).body;
    };
    for (const search of ['garcia, jose', 'lukasz']) {
      expect(await exported(search)).toContain('Łukasz');
      expect(await exported(search)).not.toContain('brahim');
    }
  });

  it('the board of a job finds the same applicants by a search as the list', async () => {
    const board = await caller.send('GET', `/api/v1/job-board/${job}`, {
      query: { search: 'garcia jose' },
    });
    expect(board.body).toContain('Łukasz');
    expect(board.body).not.toContain('brahim');
  });

  it('special characters in a search are taken literally', async () => {
    for (const search of ['%', '_', '\\', '\u2216', '％', '＼', '\u0301', "'", '%_\\', '- –'])
      for (const path of ['/api/v2/application', '/api/v1/person', '/api/v1/job'])
        await rows(path, search);
    expect(await total('/api/v2/application', '%')).toBe(0);
  });

  it('names are sorted in Unicode order, and digits in them as numbers', async () => {
    const names = ['Stage 10', 'stage 2', 'Étape', 'Zulu', 'Eta', 'Ångström', 'stage 1', 'azure'];
    for (const name of names)
      await server().db.run(sql`insert into stage (name, colour) values (${name}, '#000000')`);
    const { data } = await rows('/api/v1/stage', '', { sort: 'name', limit: '100' });
    const found = data.map((row) => Object.values(row).find((value) => names.includes(value)));
    expect(found.filter(Boolean)).toEqual([
      ...['Ångström', 'azure', 'Eta', 'Étape'],
      ...['stage 1', 'stage 2', 'Stage 10', 'Zulu'],
    ]);
  });

  it('applicants are sorted by name ignoring accents', async () => {
    for (const name of ['Zoe', 'Émile', 'Emma', 'Ägidius', 'agnes'])
      await server().db.run(sql`
        with one as (insert into applicant (first_name, last_name, email) values (${name}, 'Sorted', ${`${name}@x.example`}) returning id)
        insert into application (applicant_id, job_id, status_id) select id, ${job}, 1 from one`);
    const { data } = await rows('/api/v2/application', 'sorted', { sort: 'name' });
    expect(data.map((row) => (row as { firstName: string }).firstName)).toEqual([
      'Ägidius',
      'agnes',
      'Émile',
      'Emma',
      'Zoe',
    ]);
  });
});
