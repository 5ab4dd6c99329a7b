import sql from 'sql-template-tag';
import { startMailTests } from '../../mail-tests';
import { runMailboxTask } from '../../mailbox-run';
import type { Caller } from '../../server';
import {
  draftInterview,
  interviewsPath,
  readInterview,
  readApplications,
  scheduleInterviews,
} from './interview-parts';
import { parseInvitation } from './parse-invitation';

const tests = startMailTests('company', { hasMailbox: true });
let recruiter: Caller;
let ana: Caller;
let anaAddress = '';

beforeAll(async () => {
  recruiter = await tests.server.signInAs('recruiting-manager');
  ana = await tests.server.signInAs('hiring-manager');
  const person = await tests.server.db.one<{ email: string }>(
    sql`select email from app_user where id = ${ana.userId}`,
  );
  anaAddress = person?.email ?? '';
});
beforeEach(() => tests.server.db.run(sql`delete from interview`));

const invite = async () => {
  const [application] = await readApplications(tests.server, 1);
  const [id = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([application?.id ?? 0], { userIds: [ana.userId] }),
  );
  await tests.send();
  const invitationOf = (address: string) => {
    const [mail] = tests.receivedBy(address);
    if (!mail) throw new Error(`Nothing came to ${address}`);
    return parseInvitation(mail);
  };
  const email = application?.email ?? '';
  return { id, email, own: invitationOf(email), staff: invitationOf(anaAddress) };
};

interface Answer {
  uid: string;
  from: string;
  attendee?: string;
  state?: string;
  sequence?: number;
  organizer?: boolean;
  headers?: string;
}
const answer = async (parts: Answer): Promise<void> => {
  const { uid, from, attendee = from, state = 'ACCEPTED', sequence = 0, headers = '' } = parts;
  const lines = [
    'BEGIN:VCALENDAR',
    'METHOD:REPLY',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `ATTENDEE;PARTSTAT=${state};CN="A, B":mailto:${attendee}`,
    ...(parts.organizer ? [`ORGANIZER:mailto:${tests.imap.address}`] : []),
    `UID:${uid.slice(0, 20)}\r\n ${uid.slice(20)}`,
    `SEQUENCE:${sequence}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const message = [
    `From: Somebody <${from}>`,
    `To: ${tests.imap.address}`,
    `Subject: Accepted`,
    ...(headers ? [headers] : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Yes',
    '--b',
    'Content-Type: text/calendar; method=REPLY; charset=UTF-8',
    '',
    ...lines,
    '--b--',
    '',
  ];
  await tests.imap.deliver(message.join('\r\n'));
  await runMailboxTask(tests.server);
};
const answers = async (id: number) => {
  const { applicantAnswer, people } = await readInterview(recruiter, id);
  return [applicantAnswer, people[0]?.answer];
};

it.each([
  ['ACCEPTED', 'accepted'],
  ['DECLINED', 'declined'],
  ['TENTATIVE', 'tentative'],
])(
  'the answer %s in an applicant’s calendar is shown for that applicant only',
  async (state, shown) => {
    const { id, email, own } = await invite();
    await answer({ uid: own.uid, from: email, state, organizer: true });
    expect(await answers(id)).toEqual([shown, 'open']);
  },
);

it('answers to an invitation by Outlook, without an organizer, and by Google, marked as automatic, count too', async () => {
  const { id, email, own, staff } = await invite();
  await answer({ uid: own.uid, from: email.toUpperCase() });
  await answer({
    ...{ uid: staff.uid, from: anaAddress, state: 'TENTATIVE' },
    headers: 'Auto-Submitted: auto-generated',
  });
  expect(await answers(id)).toEqual(['accepted', 'tentative']);
});

it('the person who scheduled an interview is notified when somebody declines', async () => {
  const { id, staff } = await invite();
  await answer({ uid: staff.uid, from: anaAddress, state: 'DECLINED' });
  expect(await answers(id)).toEqual(['open', 'declined']);
  await tests.send();
  const bell = (await recruiter.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(expect.objectContaining({ to: `/interviews/${id}` }));
});

it('a person who turned off mail about declined interviews finds them in the bell only', async () => {
  await tests.choose(recruiter.userId, 'interview-declined', 'off');
  const { id, staff } = await invite();
  const person = await tests.server.db.one<{ email: string }>(
    sql`select email from app_user where id = ${recruiter.userId}`,
  );
  const before = tests.receivedBy(person?.email ?? '').length;
  await answer({ uid: staff.uid, from: anaAddress, state: 'DECLINED' });
  await tests.send();
  expect(tests.receivedBy(person?.email ?? '')).toHaveLength(before);
  const bell = (await recruiter.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(expect.objectContaining({ to: `/interviews/${id}` }));
});

it.each<[string, (invited: Awaited<ReturnType<typeof invite>>) => Answer]>([
  [
    'by another sender',
    ({ own, email }) => ({ uid: own.uid, from: 'x@forged.example', attendee: email }),
  ],
  ['for another person', ({ own }) => ({ uid: own.uid, from: anaAddress })],
  [
    'to an event that nobody was invited to',
    ({ email }) => ({
      uid: '00000000-0000-4000-8000-000000000000',
      from: email,
    }),
  ],
  [
    'to no event of ours',
    ({ email }) => ({ uid: `'; drop table interview; --${'x'.repeat(20)}`, from: email }),
  ],
])('a forged answer to an invitation changes nothing: %s', async (_, forge) => {
  const invited = await invite();
  await answer(forge(invited));
  expect(await answers(invited.id)).toEqual(['open', 'open']);
});

it('accepting the earlier time of an interview does not accept its later time', async () => {
  const { id, email, own } = await invite();
  const { applicantIds: _, ...body } = draftInterview([], { start: '2027-01-12T11:00' });
  await recruiter.send('PUT', `${interviewsPath}/${id}`, {
    payload: { ...body, userIds: [ana.userId] },
  });
  await answer({ uid: own.uid, from: email, sequence: 0 });
  expect(await answers(id)).toEqual(['open', 'open']);
  await answer({ uid: own.uid, from: email, sequence: 1 });
  expect(await answers(id)).toEqual(['accepted', 'open']);
});
