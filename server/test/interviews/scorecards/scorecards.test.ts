import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { OwnScorecard, Scorecard } from '../../../contract/interviews/scorecards/scorecard';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import {
  draftInterview,
  readApplications,
  scheduleInterviews,
} from '../scheduling/interview-parts';

const tests = startMailTests('company');
let recruiter: Caller;
let ana: Caller;
let ben: Caller;
let competencyId = 0;
let roundsId = 0;
let interviewId = 0;
let applicationId = 0;

beforeAll(async () => {
  recruiter = await tests.server.signInAs('recruiting-manager');
  ana = await tests.server.signInAs('recruiter');
  ben = await tests.server.signInAs('referrer');
  const competency = await recruiter.send('POST', '/api/v1/interview-competencies', {
    payload: { name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] },
  });
  competencyId = competency.json().data.id;
  const stage = await tests.server.db.one<{ id: number }>(sql`select min(id) as id from stage`);
  const plan = await recruiter.send('POST', '/api/v1/interview-plans', {
    payload: {
      ...{ name: 'Bakers', stageId: stage?.id },
      rounds: [
        {
          ...{ title: 'Baking', minutes: 45, questions: ['Which flour?'], userIds: [], roles: [] },
          competencyIds: [competencyId],
        },
      ],
    },
  });
  roundsId = plan.json().data.roundsId;
});

const interview = async (people: readonly Caller[], start = '2027-01-11T10:00') => {
  const [id = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([applicationId], {
      ...{ roundsId, round: 0, start, userIds: people.map(({ userId }) => userId) },
    }),
  );
  return id;
};
/** Moves the interview into the past; it ended `hours` ago. */
const hold = (id: number, hours = 2) =>
  tests.server.db.run(sql`
    update interview set starts_at = now() - make_interval(hours => ${hours}::integer + 1),
      ends_at = now() - make_interval(hours => ${hours}::integer) where id = ${id}`);
beforeEach(async () => {
  await tests.server.db.run(sql`delete from interview`);
  const [application] = await readApplications(tests.server, 1);
  applicationId = application?.id ?? 0;
  interviewId = await interview([ana, ben]);
  await hold(interviewId);
});

const path = (id = interviewId) => `/api/v1/interviews/${id}/scorecard`;
const whole = (parts: object = {}) => ({
  scores: [{ competencyId, score: 4, evidence: 'Secret: shaped forty rolls' }],
  ...{ notes: 'Secret notes', recommendation: 'strong-yes' },
  ...parts,
});
const save = (caller: Caller, payload: object, id = interviewId) =>
  caller.send('PUT', path(id), { payload });
const send = (caller: Caller, id = interviewId) =>
  caller.send('POST', `${path(id)}/send`, { payload: {} });
const judge = async (caller: Caller, parts: object = {}, id = interviewId): Promise<void> => {
  expect((await save(caller, whole(parts), id)).statusCode).toBe(200);
  expect((await send(caller, id)).statusCode).toBe(200);
};
const list = async (caller: Caller, query: Record<string, string> = {}): Promise<Scorecard[]> => {
  const answer = await caller.send('GET', '/api/v1/scorecards', {
    query: { applicationId: String(applicationId), ...query },
  });
  expect([...Value.Errors(Many(Scorecard), answer.json())]).toEqual([]);
  return answer.json().data;
};
/** Returns the responses of all calls that are about the interview, as one text. */
const everythingFor = async (caller: Caller): Promise<string> => {
  const calls = [
    ...['/api/v1/scorecards', path(), `/api/v1/interviews/${interviewId}`, '/api/v1/interviews'],
    ...[`/api/v1/application/${applicationId}`, '/api/v1/notifications', '/api/v1/dashboard'],
    `/api/v1/application/${applicationId}/history`,
  ];
  const answers = await Promise.all(calls.map((call) => caller.send('GET', call)));
  return answers.map(({ body }) => body).join('\n');
};

it('a scorecard’s draft is stored, and nobody else can read it until it is sent', async () => {
  const saved = await save(ana, whole({ recommendation: null }));
  expect([...Value.Errors(One(OwnScorecard), saved.json())]).toEqual([]);
  expect(saved.json().data).toMatchObject({ version: 1, sentAt: null, notes: 'Secret notes' });
  expect((await ana.send('GET', path())).json().data.notes).toBe('Secret notes');
  for (const other of [ben, recruiter]) expect(await everythingFor(other)).not.toContain('Secret');
});

it.each<[string, () => Caller]>([
  ['an interviewer', () => ben],
  ['a recruiter who interviews too', () => ana],
])(
  '%s cannot read another’s scorecard before sending their own, by any call',
  async (_, reader) => {
    const other = reader() === ben ? ana : ben;
    await judge(other);
    expect(await everythingFor(reader())).not.toMatch(/Secret|strong-yes/);
    const [before] = (await list(reader())).filter(({ person }) => person.id === other.userId);
    expect(before).toMatchObject({ isSent: true, isHidden: true, card: null });
    await judge(reader(), { notes: 'Mine', scores: [{ competencyId, score: 2, evidence: '' }] });
    const [after] = (await list(reader())).filter(({ person }) => person.id === other.userId);
    expect(after).toMatchObject({ isHidden: false, card: { notes: 'Secret notes' } });
  },
);

it('hiring staff who do not interview read all scorecards, and people outside the hiring read none', async () => {
  await judge(ben);
  expect((await list(recruiter)).find(({ isSent }) => isSent)?.card?.notes).toBe('Secret notes');
  const stranger = await tests.server.signInAs('hiring-manager');
  expect(await list(stranger)).toEqual([]);
  expect((await stranger.send('GET', path())).statusCode).toBe(404);
});

it('a scorecard of an earlier round is hidden from an interviewer until they have sent the one of the later round', async () => {
  await judge(ben);
  const later = await interview([recruiter], '2027-01-12T10:00');
  expect((await list(recruiter)).every(({ card }) => card === null)).toBe(true);
  await hold(later, 1);
  await judge(recruiter, {}, later);
  expect((await list(recruiter)).filter(({ card }) => card !== null)).toHaveLength(2);
});

it.each([
  ['a score is missing', { scores: [] }, 'scores'],
  ['nobody says whether to hire', { recommendation: null }, 'recommendation'],
])('a scorecard cannot be sent while %s', async (_, parts, field) => {
  await save(ana, whole(parts));
  const answer = await send(ana);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

it('a scorecard cannot be sent before the interview', async () => {
  const later = await interview([ana], '2027-01-12T10:00');
  await save(ana, whole(), later);
  expect((await send(ana, later)).statusCode).toBe(412);
});

it('when two tabs save a scorecard, the second is warned and overwrites nothing', async () => {
  await save(ana, whole({ version: 0 }));
  const stale = await save(ana, whole({ version: 0, notes: 'Other tab' }));
  expect(stale.json().error).toMatchObject({
    code: 'STALE_VERSION',
    current: { notes: 'Secret notes', version: 1 },
  });
  expect((await ana.send('GET', path())).json().data.notes).toBe('Secret notes');
});

it('two tabs that save a scorecard at the same moment create one scorecard', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => save(ana, whole({ version: 0 }))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

it('a sent scorecard can be changed only completely, and its earlier version is stored', async () => {
  await judge(ben);
  expect((await send(ben)).statusCode).toBe(412);
  expect((await save(ben, whole({ recommendation: null }))).statusCode).toBe(422);
  await save(ben, whole({ recommendation: 'no', notes: 'On second thought' }));
  const card = (await list(recruiter)).find(({ isSent }) => isSent)?.card;
  expect(card).toMatchObject({ recommendation: 'no', notes: 'On second thought', edits: 1 });
  const kept = await tests.server.db.one(sql`
    select notes, recommendation from interview_scorecard_edit`);
  expect(kept).toEqual({ notes: 'Secret notes', recommendation: 'strong-yes' });
});

it('an interviewer is reminded of an unsent scorecard after 4 and 24 hours, and not once it is sent', async () => {
  await tests.server.db.run(sql`delete from mail_message where kind <> 'scorecard-reminder'`);
  await tests.server.db.run(sql`delete from interview`);
  interviewId = await interview([ana, ben]);
  const due = await tests.server.db.many<{ hours: number }>(sql`
    select distinct extract(epoch from next_try_at - interview.ends_at)::integer / 3600 as hours
    from mail_message cross join interview where kind = 'scorecard-reminder'
      and person_id = ${ana.userId} and (reference ->> 'interviewId')::integer = ${interviewId}
    order by hours`);
  expect(due).toEqual([{ hours: 4 }, { hours: 24 }]);
  await hold(interviewId);
  await judge(ana);
  await tests.sendLater();
  const reminded = tests.smtp.received.filter(({ subject = '' }) => /scorecard/i.test(subject));
  const person = await tests.server.db.one<{ email: string }>(
    sql`select email from app_user where id = ${ben.userId}`,
  );
  expect(reminded.map(({ recipients }) => recipients)).toEqual([[person?.email], [person?.email]]);
});

it('late scorecards are waiting work for the recruiter, and the own one for the interviewer', async () => {
  await hold(interviewId, 30);
  const waiting = async (caller: Caller) => {
    const answer = await caller.send('GET', '/api/v1/dashboard/waiting');
    const rows = answer.json().data as { kind: string; count: number }[];
    return Object.fromEntries(
      rows.filter(({ kind }) => /card/.test(kind)).map(({ kind, count }) => [kind, count]),
    );
  };
  expect(await waiting(recruiter)).toEqual({ 'late-scorecard': 2 });
  const late = await recruiter.send('GET', '/api/v1/interviews', { query: { cards: 'late' } });
  expect(late.json().meta.total).toBe(1);
  await judge(ben);
  expect(await waiting(recruiter)).toEqual({ 'late-scorecard': 1 });
});
