import sql from 'sql-template-tag';
import Value from 'typebox/value';
import type {
  InterviewFigures,
  RoundFigures,
} from '../../../contract/interviews/figures/interview-figures';
import { InterviewStepTimes } from '../../../contract/interviews/figures/step-times';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { onDatabase, type Caller } from '../../server';
import { readLines, figureReaders, signInReader } from '../../console/dashboard/dashboard-parts';

const active = `job.pipeline_id = 3 and status.category = 'active' and stage_id = 1`;

onDatabase(
  (server) => {
    let admin: Caller;
    let jobId = 0;
    /**
     * Stores an interview that ended two days ago, and a scorecard sent this many hours later; null for none.
     */
    const interview = async (applicationId: number, hours: number | null): Promise<void> => {
      await server().db.run(sql`
        with held as (
          insert into interview (application_id, title, local_start, time_zone, starts_at, ends_at,
            state, created_at)
          values (${applicationId}, 'Tasting', now() - interval '49 hours', 'Asia/Kolkata',
            now() - interval '49 hours', now() - interval '48 hours', 'done',
            now() - interval '121 hours') returning *),
        part as (
          insert into interview_person (interview_id, user_id, during, holds)
          select id, ${admin.userId}, tstzrange(starts_at, ends_at), false from held)
        insert into interview_scorecard (interview_id, user_id, sent_at)
        select id, ${admin.userId}, ends_at + ${hours} * interval '1 hour' from held`);
    };
    const offer = (applicationId: number, state: string) =>
      server().db.run(sql`
        insert into offer (application_id, state, position, pay_minor, currency, period, starts_on,
          expires_on, template_id, made_by, sent_at)
        values (${applicationId}, ${state}, 'Baker', 1, 'INR', 'year', now(), now(), 1,
          ${admin.userId}, now())`);
    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      const [one = 0, two = 0, three = 0] = await findApplicationIds(server(), active, 3);
      jobId =
        (
          await server().db.one<{ id: number }>(sql`
          select job_id as id from application where id = ${one}`)
        )?.id ?? 0;
      await server().db.run(sql`
        update application set job_id = ${jobId}
        where id = any (${[one, two, three]}::integer[])`);
      await interview(one, 2);
      await interview(two, 30);
      await interview(three, null);
      await admin.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [one], stageId: 1, statusId: 2 },
      });
      await server().db.run(sql`
        insert into application_history (application_id, stage_id, status_id)
        values (${two}, 2, 101)`);
      await offer(two, 'accepted');
      await offer(three, 'declined');
    });

    it('the interview figures of a job count its interviews, scorecards sent within a day, and offers with their answers', async () => {
      const lines = await readLines<InterviewFigures>(admin, 'interviews');
      expect(lines).toEqual([
        expect.objectContaining({
          ...{ id: jobId, interviews: 3, cards: 3, cardsOnTime: 1 },
          ...{ offers: 2, accepted: 1, declined: 1 },
        }),
      ]);
    });

    it('the figure for the time of each interview step is the median over interviews that completed the step', async () => {
      const lines = await readLines<InterviewStepTimes>(admin, 'interview-steps');
      expect(lines).toEqual([
        expect.objectContaining({
          ...{ id: jobId, interviews: 3, hoursToInterview: 72 },
          ...{ hoursToCards: 16, hoursToDecision: 32 },
        }),
      ]);
      expect([...Value.Errors(InterviewStepTimes, lines[0])]).toEqual([]);
    });

    it('the figures of an interview round count applicants who passed and who were rejected, and none who is undecided', async () => {
      expect(await readLines<RoundFigures>(admin, 'interview-rounds')).toEqual([
        { round: 'Tasting', interviews: 3, passed: 1, rejected: 1 },
      ]);
    });

    it.each(figureReaders)(
      'a $role gets interview figures for their own jobs only',
      async (reader) => {
        const by = await signInReader(server, reader);
        const seen = await server().db.many(
          sql([`select from job where job.id = ${jobId} and ${reader.reach}`]),
        );
        for (const card of ['interviews', 'interview-rounds', 'interview-steps'])
          expect(await readLines(by, card)).toHaveLength(seen.length);
      },
    );

    it('the interview figures have no line about a single interviewer', async () => {
      const lines = await readLines<InterviewFigures>(admin, 'interviews', { by: 'recruiter' });
      const recruiters = await server().db.many<{ id: number }>(sql`
        select distinct recruiter_id as id from application where recruiter_id is not null`);
      for (const { id } of lines) expect(recruiters.map((one) => one.id)).toContain(id);
    });
  },
  { data: 'company' },
);
