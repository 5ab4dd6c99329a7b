import sql from 'sql-template-tag';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';
import { sendOffer } from '../offers/offer-parts';
import {
  draftInterview,
  interviewsPath,
  readApplications,
  scheduleInterviews,
} from './interview-parts';

/** Roles whose members may interview; none of these members hires for the job of these tests. */
const interviewers: readonly Role[] = roles.filter(
  (role) => !['administrator', 'recruiting-manager', 'auditor'].includes(role),
);
const secret = 'Remark: was rude to the waiter';

onDatabase(
  (server) => {
    let manager: Caller;
    let applicationId = 0;
    let otherId = 0;
    let resumeId = '';
    let offerId = 0;
    beforeAll(async () => {
      manager = await server().signInAs('administrator');
      const [mine, other] = await readApplications(server(), 2);
      applicationId = mine?.id ?? 0;
      otherId = other?.id ?? 0;
      const stored = await server().db.one<{ id: string }>(sql`
        with kept as (
          insert into stored_file (id, name, media_type, size, sha256)
          values (gen_random_uuid(), 'resume.pdf', 'application/pdf', 4, repeat('0', 64))
          returning id)
        update application set resume_file_id = kept.id from kept
        where application.id = ${applicationId} returning kept.id`);
      resumeId = stored?.id ?? '';
      await server().db.run(sql`
        insert into application_history (application_id, stage_id, status_id, comment)
        select id, stage_id, status_id, ${secret} from application
        where id in (${applicationId}, ${otherId})`);
      offerId = (await sendOffer(manager, applicationId, { pay: 73_219.5 })).id;
    });
    beforeEach(() => server().db.run(sql`delete from interview`));

    const plan = async (person: Caller, id = applicationId): Promise<number> => {
      const [made = 0] = await scheduleInterviews(
        manager,
        draftInterview([id], { userIds: [person.userId] }),
      );
      return made;
    };
    const end = (id: number, daysAgo: number) =>
      server().db.run(sql`
        update interview set starts_at = now() - make_interval(days => ${daysAgo}::integer, hours => 1),
          ends_at = now() - make_interval(days => ${daysAgo}::integer) where id = ${id}`);
    const ticket = async (person: Caller): Promise<number> =>
      (
        await person.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'file', fileId: resumeId },
        })
      ).statusCode;
    /**
     * Returns the status codes of an interview, its scorecard and the resume, and the number of listed
     * interviews.
     */
    const sight = async (person: Caller, id: number) => [
      (await person.send('GET', `${interviewsPath}/${id}`)).statusCode,
      (await person.send('GET', `${interviewsPath}/${id}/scorecard`)).statusCode,
      await ticket(person),
      (await person.send('GET', interviewsPath)).json().meta.total,
    ];
    const open = [200, 200, 200, 1];
    const closed = [404, 404, 404, 0];

    describe.each(interviewers)('a %s who interviews', (role) => {
      it.each<[string, (id: number) => Promise<unknown>, number[]]>([
        ['before the interview', () => Promise.resolve(), open],
        ['13 days after it', (id) => end(id, 13), open],
        ['14 days after it', (id) => end(id, 14), closed],
        [
          'once it is cancelled',
          (id) =>
            manager.send('POST', `${interviewsPath}/${id}/cancel`, { payload: { reason: '' } }),
          closed,
        ],
        [
          'once somebody else does it',
          async (id) => {
            const { applicantIds: _, ...body } = draftInterview([applicationId]);
            const next = await server().signInAs('hiring-manager');
            const payload = { ...body, userIds: [next.userId] };
            await manager.send('PUT', `${interviewsPath}/${id}`, { payload });
          },
          closed,
        ],
      ])(
        'an interviewer can read the interview, scorecard and resume only as long as needed: %s',
        async (_, change, expected) => {
          const person = await server().signInAs(role);
          const id = await plan(person);
          await change(id);
          expect(await sight(person, id)).toEqual(expected);
        },
      );

      it('an interviewer reads no amounts, remarks, letters or moves, and nothing of other applicants', async () => {
        const person = await server().signInAs(role);
        const other = await server().signInAs('hiring-manager');
        const id = await plan(person);
        const foreign = await plan(other, otherId);
        const record = (await person.send('GET', `${interviewsPath}/${id}`)).json().data;
        expect(Object.keys(record).toSorted()).toEqual([
          ...[
            'applicant',
            'applicantAnswer',
            'applicationId',
            'competencies',
            'endsAt',
            'hasBegun',
          ],
          ...['id', 'isMine', 'job', 'jobId', 'mayChange', 'mayOpen', 'minutes', 'people', 'place'],
          ...['questions', 'reason', 'resumeFileId', 'stage', 'start', 'startsAt', 'state'],
          ...['timeZone', 'title', 'version'],
        ]);
        const calls = [
          ...[
            `${interviewsPath}/${id}`,
            interviewsPath,
            `${interviewsPath}/${id}/scorecard`,
            '/api/v1/scorecards',
          ],
          ...[`/api/v1/application/${applicationId}`, `/api/v1/offers/${offerId}`],
          ...[`/api/v1/offers?applicationId=${applicationId}`, `${interviewsPath}/${foreign}`],
          ...[
            `/api/v1/application/${applicationId}/history`,
            `${interviewsPath}/${foreign}/scorecard`,
          ],
          ...[`/api/v1/application/${otherId}`, '/api/v1/application', '/api/v1/offers'],
          ...[`/api/v1/application/${applicationId}/letters`, '/api/v1/notifications'],
        ];
        const answers = await Promise.all(
          calls.map((call) => {
            const [where = '', search = ''] = call.split('?');
            return person.send('GET', where, {
              query: Object.fromEntries(new URLSearchParams(search)),
            });
          }),
        );
        for (const [place, { statusCode, body }] of answers.entries()) {
          expect([calls[place], statusCode < 500]).toEqual([calls[place], true]);
          expect([calls[place], body.includes(secret)]).toEqual([calls[place], false]);
          expect([calls[place], /73,?219/.test(body)]).toEqual([calls[place], false]);
        }
        const refused = [
          `${interviewsPath}/${foreign}`,
          `${interviewsPath}/${foreign}/scorecard`,
        ].map((call) => answers[calls.indexOf(call)]?.statusCode);
        expect(refused).toEqual([404, 404]);
      });

      it('an interviewer can change nothing but their own scorecard', async () => {
        const person = await server().signInAs(role);
        const id = await plan(person);
        const { applicantIds: _, ...body } = draftInterview([applicationId], {
          userIds: [person.userId],
        });
        const answers = await Promise.all([
          person.send('PUT', `${interviewsPath}/${id}`, { payload: body }),
          person.send('POST', `${interviewsPath}/${id}/cancel`, { payload: { reason: '' } }),
          person.send('POST', `${interviewsPath}/${id}/outcome`, { payload: { state: 'done' } }),
          person.send('POST', interviewsPath, { payload: draftInterview([applicationId], body) }),
        ]);
        expect(answers.map(({ statusCode }) => [403, 404, 422].includes(statusCode))).toEqual([
          ...[true, true, true, true],
        ]);
        const card = { scores: [], notes: 'Good', recommendation: 'yes' };
        const saved = await person.send('PUT', `${interviewsPath}/${id}/scorecard`, {
          payload: card,
        });
        expect(saved.statusCode).toBe(200);
        const state = await server().db.one(sql`select state, sequence from interview`);
        expect(state).toEqual({ state: 'booked', sequence: 0 });
      });
    });

    it('an auditor cannot interview, and sees no interview', async () => {
      const auditor = await server().signInAs('auditor');
      expect((await auditor.send('GET', interviewsPath)).statusCode).toBe(403);
    });
  },
  { data: 'company' },
);
