import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, Many, One } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import * as shapes from '../../../contract/interviews/scheduling/interview';
import * as calls from '../../../contract/interviews/scheduling/interview.calls';
import type { ServerDependencies } from '../../platform/domain';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { cancelInterview, changeInterview, recordOutcome } from './change-interview';
import { refreshBusyTimes, toEndOfDayAfter } from './busy/refresh-busy';
import { readFreeTimes } from './free-times';
import { assertTimeZone } from './hold-time';
import { readInterviewSettings, writeInterviewSettings } from './interview-settings';
import { interviewList } from './interviews.list';
import { readProposedRounds } from './proposed-rounds';
import { readInterview, readInterviewRecord } from './read-interview';
import { scheduleInterviews } from './schedule-interviews';

const tag = 'Interviews';
const params = Type.Object({ id: Id });
const takePart = { access: 'interview:take-part', tag } as const;
const schedule = { access: 'interview:schedule', tag } as const;
const reply = One(shapes.Interview);

const registerReading = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  route(
    app,
    calls.getInterviews,
    {
      schemas: { query: shapes.InterviewQuery, reply: Many(shapes.Interview) },
      ...takePart,
      summary: 'Interviews that one takes part in, or of jobs that one hires for.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, interviewList, query, actor)),
  );
  route(
    app,
    calls.getInterview,
    {
      schemas: { params, reply: One(shapes.InterviewRecord) },
      ...takePart,
      summary: 'An interview with its questions, what it judges, and the resume.',
    },
    async ({ params: { id }, actor }) =>
      new RawJson(`{"data":${await readInterviewRecord(db, id, actor)}}`),
  );
  route(
    app,
    calls.getProposedRounds,
    {
      schemas: { params: ApplicationParams, reply: One(shapes.ProposedRounds) },
      ...schedule,
      summary: 'The rounds that the plan of the applicant’s stage has.',
    },
    async ({ params: { id }, grant, actor }) => ({
      data: await readProposedRounds(db, id, jobsInScope(grant, actor)),
    }),
  );
  route(
    app,
    calls.getFreeTimes,
    {
      schemas: { query: shapes.FreeTimeQuery, reply: shapes.FoundFreeTimes },
      ...schedule,
      summary: 'Times at which everybody works and is free, and whose calendar did not answer.',
    },
    async ({ query }) => {
      const { userId, applicantId, days = 10, ...rest } = query;
      await assertTimeZone(db, rest.timeZone);
      const applicationIds = applicantId === undefined ? [] : [applicantId];
      const unread = await refreshBusyTimes(parts, userId, toEndOfDayAfter(rest.from, days));
      const question = { ...rest, days, userIds: userId, applicationIds };
      return { data: await readFreeTimes(db, question), meta: { unread } };
    },
  );
};

const registerWriting = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  route(
    app,
    calls.scheduleInterviews,
    {
      schemas: { body: shapes.InterviewDraft, reply: One(shapes.ScheduledInterviews) },
      ...schedule,
      summary: 'Schedules an interview for each applicant, and invites all who take part.',
    },
    async ({ body, actor, grant }) => {
      const unread = await refreshBusyTimes(parts, body.userIds, toEndOfDayAfter(body.start, 0));
      return { data: { ids: await scheduleInterviews(db, actor, grant, body), unread } };
    },
  );
  const answer = async (id: number, actor: Parameters<typeof readInterview>[2]) =>
    new RawJson(`{"data":${await readInterview(db, id, actor)}}`);
  route(
    app,
    calls.changeInterview,
    {
      schemas: { params, body: shapes.InterviewChange, reply },
      ...schedule,
      summary: 'Moves an interview or changes who takes part; all get an update.',
    },
    async ({ params: { id }, body, actor }) => {
      await refreshBusyTimes(parts, body.userIds, toEndOfDayAfter(body.start, 0));
      await changeInterview(db, actor, id, body);
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.cancelInterview,
    {
      schemas: { params, body: shapes.InterviewCancellation, reply },
      ...schedule,
      summary: 'Cancels an interview, with a word to all who were invited.',
    },
    async ({ params: { id }, body, actor }) => {
      await cancelInterview(db, actor, id, body);
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.recordOutcome,
    {
      schemas: { params, body: shapes.InterviewOutcome, reply },
      ...schedule,
      summary: 'Records that an interview took place, or that the applicant did not come.',
    },
    async ({ params: { id }, body, actor }) => {
      await recordOutcome(db, actor, id, body);
      return answer(id, actor);
    },
  );
};

const registerSettings = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.getInterviewSettings,
    {
      schemas: { reply: One(shapes.InterviewSettings) },
      access: 'setup:view-hiring',
      tag,
      summary: 'Working hours of interviews, and where they take place.',
    },
    async () => ({ data: await readInterviewSettings(db) }),
  );
  route(
    app,
    calls.updateInterviewSettings,
    {
      schemas: { body: shapes.InterviewSettingsUpdate, reply: One(shapes.InterviewSettings) },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Changes working hours and place for interviews from now on.',
    },
    async ({ body, actor }) => {
      await writeInterviewSettings(db, actor, body);
      return { data: await readInterviewSettings(db) };
    },
  );
};

export const registerInterviews = (app: FastifyInstance, parts: ServerDependencies): void => {
  registerReading(app, parts);
  registerWriting(app, parts);
  registerSettings(app, parts);
};
