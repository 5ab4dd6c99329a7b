import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import { onDatabase, type Caller, type TestServer } from '../../server';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

const offeredTo = async (
  caller: Caller,
  { applicantId, jobId }: Pick<TestChannel, 'applicantId' | 'jobId'>,
): Promise<boolean[]> => {
  const one = { applicantId: String(applicantId) };
  const answers = await Promise.all([
    caller.send('GET', '/api/v2/application', { query: one }),
    caller.send('GET', `/api/v1/application/${applicantId}`),
    caller.send('GET', `/api/v1/job-application/${jobId}`, { query: { limit: '500' } }),
    caller.send('GET', `/api/v1/referrals/${applicantId}`),
  ]);
  return answers
    .filter(({ statusCode }) => statusCode === 200)
    .flatMap((answer) => {
      const { data } = answer.json();
      return data.jobApplication ?? data;
    })
    .filter((row) => row.applicantId === applicantId)
    .map(({ hasChat }) => hasChat);
};

const readsIt = async (caller: Caller, { id }: TestChannel): Promise<boolean> =>
  (await caller.send('GET', `/api/v1/channel-info/${id}`)).statusCode === 200;

interface Person {
  roles: Role[];
  become?: (server: TestServer, caller: Caller, channel: TestChannel) => Promise<unknown>;
  reads: boolean;
  shown: number;
}

const people: Record<string, Person> = {
  'the recruiter of the application': {
    roles: ['recruiting-manager'],
    become: ({ db }, { userId }, { applicantId }) =>
      db.run(sql`update application set recruiter_id = ${userId} where id = ${applicantId}`),
    reads: true,
    shown: 4,
  },
  'the recruiting manager of the job': {
    roles: ['recruiting-manager'],
    become: ({ db }, { userId }, { jobId }) =>
      db.run(sql`update job set recruiting_manager_id = ${userId} where id = ${jobId}`),
    reads: true,
    shown: 4,
  },
  'a member of the hiring team': {
    roles: ['recruiter'],
    become: ({ db }, { userId }, { groupId }) =>
      db.run(sql`insert into group_member values (${groupId}, ${userId})`),
    reads: true,
    shown: 4,
  },
  'who created the job': {
    roles: ['recruiter'],
    become: ({ db }, { userId }, { jobId }) =>
      db.run(sql`update job set created_by = ${userId} where id = ${jobId}`),
    reads: true,
    shown: 4,
  },
  'an administrator who created the job': {
    roles: ['administrator'],
    become: ({ db }, { userId }, { jobId }) =>
      db.run(sql`update job set created_by = ${userId} where id = ${jobId}`),
    reads: false,
    shown: 4,
  },
  'the hiring manager, who sees the applicant': {
    roles: ['hiring-manager'],
    become: ({ db }, { userId }, { jobId }) =>
      db.run(sql`update job set hiring_manager_id = ${userId} where id = ${jobId}`),
    reads: false,
    shown: 4,
  },
  'who referred the applicant': {
    roles: ['referrer'],
    become: ({ db }, { userId }, { applicantId }) =>
      db.run(
        sql`update referral set referrer_id = ${userId} where application_id = ${applicantId}`,
      ),
    reads: true,
    shown: 1,
  },
  'an administrator': { roles: ['administrator'], reads: false, shown: 4 },
  'a recruiting manager of other jobs': {
    roles: ['recruiting-manager'],
    reads: false,
    shown: 4,
  },
  'a payout officer': { roles: ['payout-officer'], reads: false, shown: 1 },
  'an auditor in the hiring team, who takes part in no chat': {
    roles: ['auditor'],
    become: ({ db }, { userId }, { groupId }) =>
      db.run(sql`insert into group_member values (${groupId}, ${userId})`),
    reads: false,
    shown: 4,
  },
};

onDatabase(
  (server) => {
    let channel: TestChannel;
    beforeEach(async () => {
      channel = await makeChannel(server());
    });

    it.each(Object.entries(people))(
      'the View Chat action is offered only to people who can read the chat: %s',
      async (_, { roles, become, reads, shown }) => {
        const caller = await server().signInAs(roles);
        await become?.(server(), caller, channel);
        expect(await readsIt(caller, channel)).toBe(reads);
        expect(await offeredTo(caller, channel)).toEqual(Array(shown).fill(reads));
      },
    );

    it.each(['administrator', 'recruiting-manager', 'payout-officer'] as const)(
      'a person added to a chat is offered that chat only: %s',
      async (role) => {
        const caller = await server().signInAs(role);
        const other = await makeChannel(server(), 1);
        const before = await offeredTo(caller, channel);
        expect(before).toEqual(before.map(() => false));
        const answer = await chatCalls(channel.recruiter).add(channel.id, [caller.userId]);
        expect(answer.statusCode).toBe(200);
        expect(await readsIt(caller, channel)).toBe(true);
        expect(await offeredTo(caller, channel)).toEqual(before.map(() => true));
        expect(await readsIt(caller, other)).toBe(false);
        expect(await offeredTo(caller, other)).toEqual(before.map(() => false));
      },
    );

    it('people who load the same rows at once are each offered only chats that they can read', async () => {
      const outsider = await server().signInAs('administrator');
      const member = await server().signInAs('administrator');
      await chatCalls(channel.recruiter).add(channel.id, [member.userId]);
      const turns = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? member : outsider));
      const offered = await Promise.all(turns.map((caller) => offeredTo(caller, channel)));
      expect(offered).toEqual(turns.map((caller) => Array(4).fill(caller === member)));
    });

    it('the View Chat action is not offered when there is no chat', async () => {
      const place = await server().db.one<{ applicantId: number; jobId: number }>(sql`
        select id as "applicantId", job_id as "jobId" from application
        where referrer_id is null and job_id = ${channel.jobId} limit 1`);
      const applicant = place ?? { applicantId: 0, jobId: 0 };
      expect(await offeredTo(channel.recruiter, applicant)).toEqual(Array(3).fill(false));
    });
  },
  { data: 'company' },
);
