import sql from 'sql-template-tag';
import {
  isSameTimeZone,
  listTimeZoneNames,
} from '../../../contract/platform/company/time-zone-constants';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { Company, TimeZoneEffect } from '../../../contract/platform/company/company';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs } from '../../socket-client';
import { listStoredFiles } from '../../stored-files';
import { toFormData, minimalJob, toMultipart, pngFile } from '../../jobs/postings/job-parts';

const path = '/api/v1/company/1';

/** The two zones never have the same date. */
const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      await server().app.listen({ host: '127.0.0.1', port: 0 });
    });
    const read = async (): Promise<Company> => (await caller.send('GET', path)).json().data;
    const change = (payload: object, as = caller) => as.send('PUT', path, { payload });
    const sendPicture = async (field: 'logo' | 'favicon', content: Buffer, name = 'mark.png') => {
      const form = toFormData({}, (one) => one);
      form.append(field, new Blob([new Uint8Array(content)]), name);
      return caller.send('PUT', path, await toMultipart(form));
    };
    const effectOf = async (timeZone: string): Promise<TimeZoneEffect> => {
      const answer = await caller.send('GET', '/api/v1/time-zone-effect', { query: { timeZone } });
      expect([...Value.Errors(One(TimeZoneEffect), answer.json())]).toEqual([]);
      return answer.json().data;
    };

    it('a company can choose the order of day and month, and an unknown order is refused', async () => {
      expect((await read()).dateOrder).toBe('by-area');
      const answer = await change({ dateOrder: 'day-first' });
      expect(answer.json().data).toMatchObject({ dateOrder: 'day-first' });
      expect((await change({ dateOrder: 'year-last' })).statusCode).toBe(422);
      expect((await read()).dateOrder).toBe('day-first');
      await change({ dateOrder: 'by-area' });
    });

    it('a company change applies to the sent fields, for everyone, and is logged with the values before and after', async () => {
      const before = await read();
      const socket = await openSocketAs(server(), await server().signInAs('referrer'));
      const answer = await change({ companyName: ' Merlin Foods ', currency: 'EUR' });
      expect([...Value.Errors(One(Company), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({
        companyName: 'Merlin Foods',
        currency: 'EUR',
        timeZone: before.timeZone,
        version: before.version + 1,
      });
      expect((await socket.next())?.owner).toBe('company');
      socket.close();
      const page = await server().app.inject({
        url: '/account/login',
        headers: { host: 'localhost' },
      });
      expect(page.body).toContain('Merlin Foods');
      const [noted] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action = 'company.update' order by id desc limit 1`);
      expect(noted?.details).toEqual({
        changes: {
          companyName: { before: before.companyName, after: 'Merlin Foods' },
          currency: { before: before.currency, after: 'EUR' },
        },
      });
    });

    it('a company change based on an older version is refused, with the current company', async () => {
      const { version } = await read();
      await change({ companyName: 'Theirs', version });
      const stale = await change({ companyName: 'Mine', version });
      expect(stale.statusCode).toBe(409);
      expect(stale.json().error.current).toMatchObject({ companyName: 'Theirs' });
    });

    it.each([
      ['Asia/Kathmandu', 'Asia/Kathmandu'],
      ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
      ['Europe/Kyiv', 'Europe/Kyiv'],
      ['US/Pacific', 'America/Los_Angeles'],
      ['america/buenos_aires', 'America/Argentina/Buenos_Aires'],
    ])('a company can choose the time zone %s, which is %s', async (named, present) => {
      const { timeZone } = (await change({ timeZone: named })).json().data;
      expect(isSameTimeZone(timeZone, present)).toBe(true);
      const row = await server().db.one<{ same: boolean }>(sql`
        select (now() at time zone company_zone()) = (now() at time zone ${timeZone}) as same`);
      expect(row?.same).toBe(true);
    });

    it('choosing another name of the same time zone recounts no day', async () => {
      await change({ timeZone: 'Europe/Kyiv' });
      const { timeZone } = (await change({ timeZone: 'Europe/Kiev' })).json().data;
      expect(isSameTimeZone(timeZone, 'Europe/Kyiv')).toBe(true);
      const [line] = await server().db.many<{ details: { changes?: object } }>(sql`
        select details from audit_entry where action = 'company.update' order by id desc limit 1`);
      expect(line?.details.changes ?? {}).not.toHaveProperty('timeZone');
    });

    it('a time zone is accepted by old and new names, so that a name unknown to the database can be replaced', () => {
      expect(listTimeZoneNames('Asia/Calcutta')).toEqual(['Asia/Kolkata', 'Asia/Calcutta']);
      expect(listTimeZoneNames('Nowhere/At-all')).toEqual([]);
    });

    it.each(['UTC', 'Asia/Kolkata'])('a company can have the time zone %s', async (timeZone) => {
      expect((await change({ timeZone })).json().data).toMatchObject({ timeZone });
    });

    it.each([
      [{ companyName: ' ' }, 'companyName'],
      [{ companyName: 'x'.repeat(101) }, 'companyName'],
      [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
      [{ timeZone: "UTC'; drop table company; --" }, 'timeZone'],
      [{ currency: 'XYZ' }, 'currency'],
      [{ companyLogo: 'https://evil.example/x.svg' }, 'companyLogo'],
    ])('the company change %j is refused at its field', async (payload, field) => {
      const answer = await change(payload);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual([field]);
    });

    it('the company’s logo is public at its own address, and deleting it leaves no file', async () => {
      const first = (await sendPicture('logo', pngFile)).json().data.companyLogo;
      expect(first).toMatch(/^\/brand\/company\/[0-9a-f-]{36}$/);
      const shown = await server().app.inject(first);
      expect(shown.rawPayload).toEqual(pngFile);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      });
      const kept = (await change({ companyName: 'Kept' })).json().data.companyLogo;
      expect(kept).toBe(first);
      const second = (await sendPicture('logo', pngFile)).json().data.companyLogo;
      expect((await server().app.inject(first)).statusCode).toBe(404);
      expect((await change({ companyLogo: '' })).json().data.companyLogo).toBe('');
      const left = await listStoredFiles(server());
      for (const address of [first, second]) expect(left).not.toContain(address.split('/').at(-1));
    });

    it('the address of the company’s logo shows no other stored file', async () => {
      const form = toFormData({ ...minimalJob }, (one) => one);
      form.append('file', new Blob([new Uint8Array(pngFile)]), 'team.png');
      const job = (await caller.send('POST', '/api/v1/job', await toMultipart(form))).json().data;
      const address = `/brand/company/${job.seoImage.id}`;
      expect((await server().app.inject(address)).statusCode).toBe(404);
    });

    it.each([
      ['favicon', Buffer.from('<svg onload="alert(1)"/>'), 'a.png'],
      ['logo', pngFile, 'a.svg'],
    ] as const)(
      'a %s that is not an image is refused at its field',
      async (field, content, name) => {
        const answer = await sendPicture(field, content, name);
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual([field]);
      },
    );

    it('the effect of a new time zone is shown before the change, and the change applies at once', async () => {
      await change({ timeZone: behind });
      const expiryDate = dayIn(behind);
      const made = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, expiryDate },
      });
      const isActive = async () => {
        const query = { activeJobs: '1', search: made.json().data.jobCode };
        return (await caller.send('GET', '/api/v1/job', { query })).json().meta.total === 1;
      };
      expect(await isActive()).toBe(true);
      const effect = await effectOf(ahead);
      expect(effect).toMatchObject({ today: dayIn(behind), todayThen: dayIn(ahead) });
      expect(effect.jobsExpiring).toBeGreaterThan(0);
      const expired = () =>
        server().db.one<{ n: number }>(sql`select count(*) as n from job where is_expired`);
      const before = (await expired())?.n ?? 0;
      await change({ timeZone: ahead });
      expect(await isActive()).toBe(false);
      expect((await expired())?.n).toBe(before + effect.jobsExpiring);
      const refused = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, expiryDate },
      });
      expect(refused.statusCode).toBe(422);
      expect((await effectOf(behind)).jobsReopening).toBe(effect.jobsExpiring);
      await change({ timeZone: behind });
      expect(await isActive()).toBe(true);
    });

    it('all days are recounted in the new time zone, also while records are written', async () => {
      const { db } = server();
      const write = (n: number) =>
        caller.send('POST', '/api/v1/job', {
          payload: { ...minimalJob, jobTitle: `Meanwhile ${n}` },
        });
      const zones = [ahead, behind, 'Asia/Kolkata'];
      await Promise.all([
        ...Array.from({ length: 12 }, (_, n) => write(n)),
        ...zones.map((timeZone) => change({ timeZone })),
      ]);
      const counted = await db.many(sql`
        select starts::text, sum(n) as n from job_calendar where unit = 'd' group by 1 order by 1`);
      const real = await db.many(sql`
        select (created_at at time zone company_zone())::date::text as starts, count(*) as n
        from job group by 1 order by 1`);
      expect(counted.filter((row) => (row as { n: number }).n !== 0)).toEqual(real);
    });

    itAllowsOnly(
      server,
      'says what another time zone does',
      ['administrator', 'auditor'],
      (person) =>
        person.send('GET', '/api/v1/time-zone-effect', { query: { timeZone: 'Asia/Tokyo' } }),
    );
    itAllowsOnly(server, 'changes the company', ['administrator'], (person) =>
      change({ companyName: 'Kestrel Foods' }, person),
    );
  },
  { data: 'company', queue: true },
);
