import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { draftInterview, readApplications, scheduleInterviews } from './interview-parts';

onDatabase(
  (server) => {
    let ana: Caller;
    beforeAll(async () => {
      const recruiter = await server().signInAs('recruiting-manager');
      ana = await server().signInAs('referrer');
      const [mine, other] = await readApplications(server(), 2);
      await scheduleInterviews(
        recruiter,
        draftInterview([mine?.id ?? 0], { userIds: [ana.userId], title: 'A, b; c: "d" 🥐' }),
      );
      await scheduleInterviews(
        recruiter,
        draftInterview([other?.id ?? 0], { userIds: [recruiter.userId] }),
      );
    });
    const renew = async (): Promise<string> =>
      new URL(
        (await ana.send('POST', '/api/v1/interview-calendar/feed', { payload: {} })).json().data
          .address,
      ).href.replace(/^https?:\/\/[^/]+/, '');
    const read = (address: string) => server().app.inject(address);

    it('a calendar program reads a person’s own interviews by the secret address alone, and nobody else’s', async () => {
      const answer = await read(await renew());
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
      const events = calendar.getAllSubcomponents('vevent');
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
      expect(events).toHaveLength(1);
      expect(String(events[0]?.getFirstPropertyValue('summary'))).toMatch(/: A, b; c: "d" 🥐$/);
      expect(events[0]?.getAllProperties('attendee')).toEqual([]);
      expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    });

    it('a new calendar address ends the earlier one, and a revoked address returns nothing', async () => {
      const earlier = await renew();
      const later = await renew();
      expect((await read(earlier)).statusCode).toBe(404);
      expect((await read(later)).statusCode).toBe(200);
      const ended = await ana.send('DELETE', '/api/v1/interview-calendar/feed');
      expect(ended.json().data).toEqual({ timeZone: null, hasFeed: false, busy: null });
      expect((await read(later)).statusCode).toBe(404);
      expect(
        (await read('/api/v1/interviews/calendar.ics?key=guessed-guessed-guessed')).statusCode,
      ).toBe(404);
      expect((await read('/api/v1/interviews/calendar.ics')).statusCode).toBe(422);
    });

    it('the calendar address of a person ends when the person leaves', async () => {
      const address = await renew();
      await server().db.run(sql`update app_user set is_active = false where id = ${ana.userId}`);
      expect((await read(address)).statusCode).toBe(404);
      await server().db.run(sql`update app_user set is_active = true where id = ${ana.userId}`);
    });

    it('a person can choose their time zone for interviews, and an unknown zone is refused', async () => {
      const choose = (timeZone: string | null) =>
        ana.send('PUT', '/api/v1/interview-calendar', { payload: { timeZone } });
      expect((await choose('Europe/Berlin')).json().data.timeZone).toBe('Europe/Berlin');
      expect((await choose('Mars/Olympus')).statusCode).toBe(422);
      expect((await choose(null)).json().data.timeZone).toBeNull();
    });
  },
  { data: 'company' },
);
