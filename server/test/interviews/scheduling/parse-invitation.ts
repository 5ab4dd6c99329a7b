import ICAL from 'ical.js';
import type { ReceivedMail } from '../../smtp';

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

/** Reads the calendar invitation of a mail as a calendar program does. */
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
