import sql from 'sql-template-tag';
import { closedJobStatusId } from '../../contract/jobs/postings/job-constants';
import { offerMessages } from '../../contract/interviews/offers/offer-constants';
import { listPairs, storePerson } from '../applicants/duplicates/duplicate-parts';
import { startMailTests } from '../mail-tests';
import type { Caller } from '../server';
import { postOfferAction, offersPath, sendOffer, toOfferTerms } from './offers/offer-parts';
import {
  draftInterview,
  interviewsPath,
  readInterview,
  readApplications,
  scheduleInterviews,
} from './scheduling/interview-parts';
import { parseInvitation } from './scheduling/parse-invitation';

const tests = startMailTests('company');
let admin: Caller;
let ana: Caller;

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  ana = await tests.server.signInAs('hiring-manager');
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from interview`);
  await tests.server.db.run(sql`delete from offer`);
});

const post = async (where: string, payload: object) => {
  const answer = await admin.send('POST', where, { payload });
  expect([where, answer.statusCode, answer.json().error]).toEqual([where, 200, undefined]);
  return answer.json().data;
};
const some = async (count = 1) => {
  const found = await readApplications(tests.server, count);
  if (found.length < count) throw new Error('There are too few open applications');
  return found as [(typeof found)[0], ...typeof found];
};
const addressOf = async ({ userId }: Caller): Promise<string> => {
  const found = await tests.server.db.one<{ email: string }>(
    sql`select email from app_user where id = ${userId}`,
  );
  return found?.email ?? '';
};
const doubtful = async (): Promise<number[]> =>
  (await admin.send('GET', interviewsPath, { query: { doubtful: 'true' } }))
    .json()
    .data.map(({ id }: { id: number }) => id);
const invited = async (applicationId: number, parts: object = {}): Promise<number> => {
  const [id = 0] = await scheduleInterviews(
    admin,
    draftInterview([applicationId], { userIds: [ana.userId], ...parts }),
  );
  await tests.send();
  tests.smtp.received.length = 0;
  return id;
};
const jobOf = async (applicationId: number): Promise<number> => {
  const found = await tests.server.db.one<{ id: number }>(
    sql`select job_id as id from application where id = ${applicationId}`,
  );
  return found?.id ?? 0;
};
const offerOf = async (id: number) => (await admin.send('GET', `${offersPath}/${id}`)).json().data;

it('a merge keeps the interviews, scorecards, links and offers of both people, and undoing it separates them', async () => {
  const { db } = tests.server;
  const jobs = await Promise.all((await some(2)).map(({ id }) => jobOf(id)));
  const first = await storePerson(db, { hash: 'merged', jobs: jobs.slice(0, 1) });
  const second = await storePerson(db, { hash: 'merged', jobs: jobs.slice(1) });
  const ofSecond = await db.one<{ id: number }>(
    sql`select id from application where applicant_id = ${second}`,
  );
  const applicationId = ofSecond?.id ?? 0;
  const interviewId = await invited(applicationId);
  await db.run(sql`
    update interview set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where id = ${interviewId}`);
  const card = { scores: [], notes: 'Kneads well', recommendation: 'yes' };
  const cardPath = `${interviewsPath}/${interviewId}/scorecard`;
  expect((await ana.send('PUT', cardPath, { payload: card })).statusCode).toBe(200);
  expect((await ana.send('POST', `${cardPath}/send`, { payload: {} })).statusCode).toBe(200);
  const offer = await sendOffer(admin, applicationId);
  const pair = (await listPairs(admin)).data.find(
    (one) => [one.first.personId, one.second.personId].toSorted().join() === `${first},${second}`,
  );
  const personIn = async () =>
    (
      await db.one<{ id: number }>(sql`
        select applicant_id as id from interview_person
        where interview_id = ${interviewId} and applicant_id is not null`)
    )?.id;
  const seen = async () => [
    (await readInterview(admin, interviewId)).applicationId,
    (
      await admin.send('GET', '/api/v1/scorecards', {
        query: { applicationId: String(applicationId) },
      })
    ).json().data[0].card.notes,
    (await offerOf(offer.id)).state,
  ];
  await post(`/api/v1/duplicate-records/${pair?.id}/merge`, { survivorId: first });
  expect([await personIn(), await seen()]).toEqual([first, [applicationId, 'Kneads well', 'sent']]);
  await post(`/api/v1/duplicate-records/${pair?.id}/undo-merge`, {});
  expect([await personIn(), await seen()]).toEqual([
    second,
    [applicationId, 'Kneads well', 'sent'],
  ]);
});

it('an offer withdrawn by a rejection remains withdrawn when the rejection is undone, and another offer can be made', async () => {
  const [{ id }] = await some();
  const { id: offerId } = await sendOffer(admin, id);
  const before = await tests.server.db.one<{ stageId: number }>(
    sql`select stage_id as "stageId" from application where id = ${id}`,
  );
  const moved = await post('/api/v1/multiple-status-change', {
    ...{ applicantId: [id], statusId: 2 },
    ...(before?.stageId && { stageId: before.stageId }),
  });
  expect((await offerOf(offerId)).state).toBe('withdrawn');
  await post('/api/v1/multiple-status-change/undo', { id: moved.undo.id });
  expect((await offerOf(offerId)).state).toBe('withdrawn');
  const again = await sendOffer(admin, id);
  expect([again.id > offerId, again.state]).toEqual([true, 'sent']);
});

it('an erasure cancels future interviews, mails the interviewers, and leaves no name in past interviews', async () => {
  const [{ id, email }] = await some();
  const coming = await invited(id);
  const name = (await readInterview(admin, coming)).applicant;
  await post(`/api/v1/application/${id}/anonymise`, { reason: 'Asked by mail' });
  await tests.send();
  expect((await readInterview(admin, coming)).state).toBe('cancelled');
  const [mail] = tests.receivedBy(await addressOf(ana));
  expect(mail && parseInvitation(mail)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  expect(tests.receivedBy(email)).toEqual([]);
  const left = await ana.send('GET', interviewsPath);
  expect(left.body).not.toContain(name);
  const refused = await admin.send('POST', interviewsPath, {
    payload: draftInterview([id], { userIds: [ana.userId] }),
  });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([
    422,
    ['applicantIds'],
  ]);
});

it('when a job closes, its interviews are listed for staff to decide, and its offers remain valid', async () => {
  const [{ id }] = await some();
  const interviewId = await invited(id);
  const { id: offerId } = await sendOffer(admin, id);
  const { applicantIds, title, minutes, timeZone, userIds } = draftInterview([id], {
    userIds: [ana.userId],
  });
  await post('/api/v1/interview-choices', {
    ...{ applicantIds, title, minutes, timeZone, userIds, validDays: 7 },
  });
  const jobId = await jobOf(id);
  const setStatus = async (jobStatusId: number) => {
    const answer = await admin.send('PUT', `/api/v1/job/${jobId}`, { payload: { jobStatusId } });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  };
  expect(await doubtful()).toEqual([]);
  await setStatus(closedJobStatusId);
  expect(await doubtful()).toEqual([interviewId]);
  expect((await offerOf(offerId)).state).toBe('sent');
  expect((await readInterview(admin, interviewId)).state).toBe('booked');
  await setStatus(1);
  expect(await doubtful()).toEqual([]);
});

it('invitations of an interviewer who leaves are cancelled, and another interviewer can take over', async () => {
  const [{ id }] = await some();
  const carl = await tests.server.signInAs('hiring-manager');
  const interviewId = await invited(id, { userIds: [carl.userId] });
  await post(`/api/v1/person/${carl.userId}/deactivation`, {});
  expect(await doubtful()).toEqual([interviewId]);
  const { applicantIds: _, ...body } = draftInterview([id], { userIds: [ana.userId] });
  const answer = await admin.send('PUT', `${interviewsPath}/${interviewId}`, { payload: body });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  expect(await doubtful()).toEqual([]);
  await tests.send();
  const [mail] = tests.receivedBy(await addressOf(ana));
  expect(mail && parseInvitation(mail)).toMatchObject({ method: 'REQUEST' });
});

it('an applicant moved back a stage keeps visible interviews, and loses an offer of the later stage', async () => {
  const found = await tests.server.db.one<{ id: number }>(sql`
    select application.id from application join job on job.id = application.job_id
      join status on status.id = application.status_id
      join applicant on applicant.id = application.applicant_id
    where job.pipeline_id = 3 and application.stage_id <> 1 and status.category = 'active'
      and not ${sql`(job.is_expired or job.job_status_id = ${closedJobStatusId})`}
      and applicant.email <> '' and applicant.merged_into_id is null
    order by application.id limit 1`);
  const id = found?.id ?? 0;
  const stage = await tests.server.db.one<{ id: number }>(
    sql`select stage_id as id from application where id = ${id}`,
  );
  const plan = await admin.send('POST', '/api/v1/interview-plans', {
    payload: {
      ...{ name: 'Of that stage', stageId: stage?.id },
      rounds: [
        { title: 'Baking', minutes: 45, questions: [], userIds: [], roles: [], competencyIds: [] },
      ],
    },
  });
  expect([plan.statusCode, plan.json().error]).toEqual([200, undefined]);
  const interviewId = await invited(id, { roundsId: plan.json().data.roundsId, round: 0 });
  const { id: offerId } = await sendOffer(admin, id);
  expect(await doubtful()).toEqual([]);
  await admin.send('PUT', `/api/v1/application/${id}`, { payload: { stageId: 1, statusId: 1 } });
  expect(await doubtful()).toEqual([interviewId]);
  expect((await offerOf(offerId)).state).toBe('withdrawn');
});

it('fifty interviews scheduled by one request are all stored or none, and each applicant gets one mail', async () => {
  const found = await some(50);
  const ids = found.map(({ id }) => id);
  const broken = await admin.send('POST', interviewsPath, {
    payload: draftInterview([...ids.slice(0, 49), 2_000_000], { userIds: [ana.userId] }),
  });
  const count = async () =>
    (await tests.server.db.one<{ n: number }>(sql`select count(*)::integer as n from interview`))
      ?.n;
  expect([broken.statusCode, await count()]).toEqual([422, 0]);
  const begin = performance.now();
  const made = await scheduleInterviews(admin, draftInterview(ids, { userIds: [ana.userId] }));
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect([made.length, await count()]).toEqual([50, 50]);
  await tests.send();
  const mails = found.map(({ email }) => tests.receivedBy(email).length);
  expect([Math.min(...mails), Math.max(...mails)]).toEqual([1, 1]);
}, 60_000);

it('when 1,000 simultaneous requests schedule interviews for one afternoon, no two interviews of one person overlap', async () => {
  const found = await some(20);
  const others = await Promise.all(
    Array.from({ length: 3 }, () => tests.server.signInAs('hiring-manager')),
  );
  const people = [ana, ...others];
  const codes = new Map<number, number>();
  const lane = async (number: number): Promise<void> => {
    for (let turn = number; turn < 1_000; turn += 40) {
      const minutes = (turn * 7) % 300;
      const clock = `${13 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      const { statusCode } = await admin.send('POST', interviewsPath, {
        payload: draftInterview([found[turn % found.length]?.id ?? 0], {
          ...{ start: `2027-01-13T${clock}`, isAgreed: true },
          userIds: [turn % 4, (turn + 1) % 4].map((place) => people[place]?.userId),
        }),
      });
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, number) => lane(number)));
  expect([...codes.keys()].toSorted()).toEqual([200, 412]);
  const overlapping = await tests.server.db.one<{ n: number }>(sql`
    select count(*)::integer as n from interview_person one join interview_person other
      on other.id > one.id and other.during && one.during
        and (other.user_id = one.user_id or other.applicant_id = one.applicant_id)`);
  expect(overlapping).toEqual({ n: 0 });
}, 120_000);

it('no offer can be made to an applicant who was erased or rejected', async () => {
  const [{ id }] = await some();
  await admin.send('PUT', `/api/v1/application/${id}`, { payload: { statusId: 2 } });
  const refused = await admin.send('POST', offersPath, {
    payload: { applicantId: id, ...toOfferTerms() },
  });
  expect(refused.json().error.message).toBe(offerMessages.closedApplicant);
  expect((await postOfferAction(admin, 2_000_000, 'send')).statusCode).toBe(404);
});
