import sql from 'sql-template-tag';
import { applicantsMerged } from '../../../src/applicants/applications/hooks';
import { keepInterviewLocalTimes } from '../../../src/interviews/scheduling/keep-wall-time';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import {
  draftInterview,
  interviewsPath,
  readInterview,
  readApplications,
  scheduleInterviews,
} from './interview-parts';
import { parseInvitation } from './parse-invitation';

const tests = startMailTests('company');
let recruiter: Caller;
let ana: Caller;
let ben: Caller;

const one = async () => {
  const [application] = await readApplications(tests.server, 1);
  if (!application) throw new Error('There is no open application');
  return application;
};

beforeAll(async () => {
  recruiter = await tests.server.signInAs('recruiting-manager');
  ana = await tests.server.signInAs('hiring-manager');
  ben = await tests.server.signInAs('referrer');
});
beforeEach(() => tests.server.db.run(sql`delete from interview`));

it('when a country changes its clocks, an interview keeps its local hour, and all participants get a mail', async () => {
  const { id, email } = await one();
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([id], { userIds: [ana.userId] }),
  );
  await tests.server.db.run(sql`
    update interview set starts_at = starts_at + interval '1 hour',
      ends_at = ends_at + interval '1 hour' where id = ${made}`);
  tests.smtp.received.length = 0;
  await tests.server.db.run(sql`delete from mail_message`);
  await keepInterviewLocalTimes(tests.server.db);
  const kept = await readInterview(recruiter, made);
  expect([kept.start, kept.startsAt, kept.minutes]).toEqual([
    '2027-01-11T10:00',
    '2027-01-11T04:30:00Z',
    45,
  ]);
  await tests.send();
  const [mail] = tests.receivedBy(email);
  expect(mail && parseInvitation(mail)).toMatchObject({
    sequence: 1,
    start: '2027-01-11T04:30:00.000Z',
  });
  await keepInterviewLocalTimes(tests.server.db);
  expect((await readInterview(recruiter, made)).version).toBe(kept.version);
});

it('an interview can be moved to a time that overlaps its own earlier time', async () => {
  const { id } = await one();
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([id], { userIds: [ana.userId] }),
  );
  const ask = async (more: object) => {
    const query = {
      ...{ userId: String(ana.userId), minutes: '45', from: '2027-01-11', days: '1' },
      ...{ timeZone: 'Asia/Kolkata', ...more },
    };
    const answer = await recruiter.send('GET', '/api/v1/interview-times', { query });
    return (answer.json().data as { start: string }[]).map(({ start }) => start);
  };
  expect(await ask({})).not.toContain('2027-01-11T10:00');
  expect(await ask({ exceptId: String(made) })).toContain('2027-01-11T10:00');
});

it('when two records of one person are merged, both keep their interviews, and one of two overlapping interviews frees its time', async () => {
  const [first, second] = await readApplications(tests.server, 2);
  await scheduleInterviews(recruiter, draftInterview([first?.id ?? 0], { userIds: [ana.userId] }));
  await scheduleInterviews(recruiter, draftInterview([second?.id ?? 0], { userIds: [ben.userId] }));
  await tests.server.db.transaction(async (tx) => {
    await tx.run(sql`
      update application set applicant_id = ${first?.applicantId} where id = ${second?.id}`);
    await applicantsMerged.run(tx, {
      ids: [first?.id ?? 0, second?.id ?? 0],
      actorId: recruiter.userId,
    });
  });
  const parts = await tests.server.db.many(sql`
    select applicant_id as "applicantId", holds from interview_person
    where applicant_id is not null order by interview_id`);
  expect(parts).toEqual([
    { applicantId: first?.applicantId, holds: true },
    { applicantId: first?.applicantId, holds: false },
  ]);
});

it('an interview of an applicant who was rejected or withdrew is listed for the recruiter to decide', async () => {
  const { id } = await one();
  await scheduleInterviews(recruiter, draftInterview([id], { userIds: [ana.userId] }));
  const doubtful = async (): Promise<number> =>
    (await recruiter.send('GET', interviewsPath, { query: { doubtful: 'true' } })).json().meta
      .total;
  expect(await doubtful()).toBe(0);
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${ana.userId}`);
  expect(await doubtful()).toBe(1);
  await tests.server.db.run(sql`update app_user set is_active = true where id = ${ana.userId}`);
  await tests.server.db.run(sql`
    update application set status_id = (
      select id from status where category = 'rejected' order by id limit 1) where id = ${id}`);
  expect(await doubtful()).toBe(1);
});
