import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import type { Interview } from '../../../contract/interviews/scheduling/interview';
import type { Caller, TestServer } from '../../server';
import type { ReceivedMail } from '../../smtp';

export const path = '/api/v1/interviews';

/** Open applications of the example company, each of another person. */
export const readApplications = async (
  { db }: TestServer,
  count: number,
): Promise<{ id: number; email: string; applicantId: number }[]> =>
  db.many(sql`
    select * from (
      select distinct on (applicant.id) application.id, applicant.email,
        applicant.id as "applicantId"
      from application join applicant on applicant.id = application.applicant_id
        join status on status.id = application.status_id
        join job on job.id = application.job_id
      where applicant.email <> '' and applicant.merged_into_id is null and not job.is_expired
        and status.category in ('start', 'active', 'on-hold')
        and not exists (select from interview where application_id = application.id)
      order by applicant.id, application.id) open
    order by id limit ${count}`);

export const draft = (applicantIds: readonly number[], parts: object = {}) => ({
  ...{ applicantIds, title: 'Baking', minutes: 45, timeZone: 'Asia/Kolkata' },
  ...{ start: '2027-01-11T10:00', place: 'Room 3', userIds: [] as number[] },
  ...parts,
});

export const schedule = async (caller: Caller, payload: object): Promise<number[]> => {
  const answer = await caller.send('POST', path, { payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.ids;
};

export const read = async (caller: Caller, id: number): Promise<Interview> => {
  const answer = await caller.send('GET', `${path}/${id}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};

export interface ParsedInvitation {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  location: string;
  start: string;
  end: string;
  organizer: string;
  attendees: string[];
}

/** As a calendar reads the invitation of a message. */
export const parseInvitation = ({ attachments }: ReceivedMail): ParsedInvitation => {
  const file = attachments.find(({ contentType }) => /calendar|ics/.test(contentType));
  if (!file) throw new Error('The message has no invitation');
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString('utf8')) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The invitation has no event');
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  const instant = (name: string) =>
    (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    ...{ uid: text('uid'), sequence: Number(text('sequence')), status: text('status') },
    ...{ summary: text('summary'), location: text('location') },
    ...{ start: instant('dtstart'), end: instant('dtend') },
    organizer: text('organizer').replace(/^mailto:/i, ''),
    attendees: event
      .getAllProperties('attendee')
      .map((one) => String(one.getFirstValue()).replace(/^mailto:/i, '')),
  };
};
